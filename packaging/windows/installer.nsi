; Installer for Windows, for one user and without asking for an administrator.
; makensis -DVERSION=1.2.3 -DVERSION4=1.2.3.0 -DPAYLOAD=folder -DICON=file.ico -DLICENCE=file
;          -DTARGET=setup.exe -DAPP_ID=… -DSIZE_KB=… -DDEVELOPERS=…
;          -DLANGUAGES=file.nsh installer.nsi
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh

!define NAME "Pyramide"
!define PROGRAM "pyramide-qt.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define GAME_TYPE "${APP_ID}.game"

Name "${NAME}"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
ManifestDPIAware true

VIProductVersion "${VERSION4}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "CompanyName" "${DEVELOPERS}"
VIAddVersionKey "LegalCopyright" "Copyright ${DEVELOPERS}, GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!include /CHARSET=UTF8 "${LANGUAGES}"

Section "Install"
    SetOutPath "$INSTDIR"
    ; What an older version left must not stay beside the new one.
    RMDir /r "$INSTDIR\_internal"
    File /r "${PAYLOAD}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

    ; Game files and addresses.
    WriteRegStr HKCU "Software\Classes\.pyramide" "" "${GAME_TYPE}"
    WriteRegStr HKCU "Software\Classes\${GAME_TYPE}" "" "$(GAME_FILE)"
    WriteRegStr HKCU "Software\Classes\${GAME_TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "Software\Classes\${GAME_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "Software\Classes\pyramide" "" "URL:$(GAME_FILE)"
    WriteRegStr HKCU "Software\Classes\pyramide" "URL Protocol" ""
    WriteRegStr HKCU "Software\Classes\pyramide\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${DEVELOPERS}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
    System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

Section "un.Pyramide"
    SectionIn RO
    Delete "$SMPROGRAMS\${NAME}.lnk"
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\pyramide.exe"
    Delete "$INSTDIR\pyramide-qt.exe"
    Delete "$INSTDIR\uninstall.exe"
    ; Stays if somebody has put files of their own there.
    RMDir "$INSTDIR"
    DeleteRegKey HKCU "Software\Classes\${GAME_TYPE}"
    DeleteRegKey HKCU "Software\Classes\pyramide"
    ReadRegStr $0 HKCU "Software\Classes\.pyramide" ""
    ${If} $0 == "${GAME_TYPE}"
        DeleteRegKey HKCU "Software\Classes\.pyramide"
    ${EndIf}
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

; Not chosen unless the player asks for it.
Section /o "un.$(PLAYER_DATA)"
    RMDir /r "$LOCALAPPDATA\pyramide"
SectionEnd
