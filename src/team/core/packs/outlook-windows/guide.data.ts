import type { PackGuide } from '../guide';

export const OUTLOOK_WINDOWS_GUIDE: PackGuide = {
  what: 'Puts the signature of each person into the folder of classic Outlook on their own computer, by Intune or a group policy. `install.ps1` runs as the person who is signed in, finds their address and copies their files.',
  needs: [
    'Put this folder where everybody can read it and only administrators can write: a share for a group policy, or a package for Intune. It holds everybody’s signature, and `files.csv` all addresses.',
    'Put the pictures of the signatures online: files beside a signature lie in a folder whose name depends on the language of Office.',
    'Sign the scripts if your company asks for that, or start them with `-ExecutionPolicy Bypass`.',
  ],
  pilot: [
    'On one computer, in a PowerShell window of that person: `.\\install.ps1 -WhatIf`, then `.\\install.ps1`.',
    'Where people sign in with another name than their address: `.\\install.ps1 -Address jane.doe@example.com`.',
    'Restart Outlook and write a new email.',
  ],
  run: [
    'Intune: an app of the kind Win32 in the context of the user, or a script with "Run this script using the logged on credentials". Command: `powershell.exe -NoProfile -ExecutionPolicy Bypass -File install.ps1`.',
    'Group policy: User configuration, Windows settings, Scripts, Logon, PowerShell scripts: `install.ps1` on the share.',
  ],
  check: [
    'In `%APPDATA%\\Microsoft\\Signatures` there is a file with the name of the person and their address in brackets.',
    'In Outlook, under File, Options, Mail, Signatures, it is chosen for new emails and for replies.',
  ],
  undo: [
    'Run `undo.ps1` the same way. It removes the files of all runs and brings back defaults and files as they were before the first one.',
  ],
  limits: [
    'Where roaming signatures are on, Outlook takes those of the cloud and may put them in the place of these. Turn them off for the company or on the computer (`DisableRoamingSignatures` in `HKCU\\Software\\Microsoft\\Office\\16.0\\Outlook\\Setup`).',
    'For Office 2016 and later, which all count as 16.0. New Outlook does not read this folder: see `exchange`.',
    'For emails in HTML and in plain text. Those in rich text get none.',
    'A signature of the same name in the folder is replaced until undo brings it back. After a change of name, the earlier signature of ours is removed; others in the folder are not touched.',
  ],
  untried: [
    'Both scripts: neither Windows nor Outlook was at hand. A test checks their quotes and brackets, and that they hold nothing of your people.',
    'The values in the registry: they follow public scripts and reports, as Microsoft does not document them.',
  ],
};
