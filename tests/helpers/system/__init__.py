"""What tests with processes, programs and folders of the system share."""
