"""Numbers of deals that can be won, for the first game of all under each named rule set.

Those of the documented game have a king and a pair to remove at once, and a short win.
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode, parse_number
from pyramide_qt.rules.legal_moves import legal_moves

FIRST_DEALS: dict[str, str] = {
    "N": "OOIMRBS GUTPRZM IGWHMDX PILCPDJ PYMOBKT HIXNSIV VFVVRPX JIADWOR",
    "P3": "YNBCJWF NYGMCSK XYIEXXM FWTJZZO",
    "CL": "RCYNGYP EFRGULP AGAWPZA YZXAWSK",
    "RX": "OAOJTGQ XRZOKHR JJUZNPX LQVHFJQ",
    "PAR": "EBHAYXS ZZBGXKH MITCYOI VOSYMPJ",
    "OS": "ZYPNCFN LNMWGHR WLWPROO DCNUKUO",
    "KT": "DSKWBEU VTNSTYN MWKKMHI UGZCLUD",
    "TT": "BHDSEXP PNCMNWM FWEZERD JJAXOPV",
    "AP": "YGLIYCE TEFZJGO RZUCRHZ BKFCCTG",
    "GZ": "IHQZGTR GGPYMDG NMOUTYE BOGRCRU",
    "TR": "JOUBVGM JFGJMIE HNUIXAZ NMBCQYY",
    "R7": "WZESIBX NCBRAQE EGXJMPX EOHQMZB",
    "L7": "EFMADRK EQWHNZI VYUJMZD DKPPMRM",
    "R6": "BBEDDHI IVRTLJW GWHZYZX CDTCEKI",
    "CE": "NSASNVM ZIMDYIQ ELPOEHW PKDERUX",
    "CV": "YHFVHAG JPHHGIK XVXBWLM NKGOGAY",
    "SP": "RAVYWIE LXNWOLX YBISWMH TFSHKKJ",
    "S6": "YMPRQBI HJAFGCM UBJVUWX ZLIDJKN",
    "TH": "WNQEHHD ZWVGBPZ KWWFOBQ CCZGQVK",
    "TZ": "JPAVJVL IKSDQBH MIHLZJS OYOMSMA",
    "YL": "ZGCQDWS WJWSWCH DFXOPYY CKHZOME",
    "DZ": "KPHZAPB KXXVOJH KDGOQCI KLPYKVJ",
    "CH": "IGPFWVZ MQTZFVA NVLZKLF AQSKBWB",
    "PH": "NWRHYMG MCQMARL GCYTUPY LRONFIB",
    "IT": "QSIXWJV YNLCRNO UPTDCNC LXEOKBJ",
    "DP": "ZIYUYXO MWECDBJ IZOOFUA MZWKGVM",
    "TP": "AAAAAOZ",
    "UD": "AAAAAAF",
    "AN": "AAAAAEL",
    "ET": "TBFTSTG OVEOLRD LQTCNKR KHYUJDH",
}


def guided_deal(token: str, last: DealCode | None = None) -> DealCode | None:
    """The first deal, other than `last`, in which most kinds of moves can be made at once.

    None under rules that have no such deals.
    """
    numbers = (parse_number(number) for number in FIRST_DEALS.get(token, "").split())
    codes = [code for code in (DealCode(token, number) for number in numbers) if code != last]
    return max(codes, key=_kinds_of_moves, default=None)


def _kinds_of_moves(code: DealCode) -> int:
    deal = deal_from_code(code)
    return len({move.kind for move in legal_moves(deal, deal.start)})
