"""Small widgets that several windows use."""
