/* The two scripts for Exchange Online, but for what they share with others. */

/** Comes before anything else, as PowerShell requires. */
export const DEPLOY_PARAMETERS = String.raw`
# Sets the Outlook signature of everybody in people.csv. Look first: .\deploy.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param(
    # The address of one person of the list.
    [string] $Pilot = '',
    [bool] $OnReplies = $true,
    # Also those who have it already, as by a run that was stopped.
    [switch] $All,
    # A folder that the scripts of later archives share: what was there before, and who is done.
    [string] $State = ''
)`;

export const UNDO_PARAMETERS = String.raw`
# Puts back the settings that deploy.ps1 found. Look first: .\undo.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param(
    # The address of one person of the list.
    [string] $Pilot = '',
    # The same folder as with deploy.ps1.
    [string] $State = ''
)`;

/** Newer parameters: not every module has them. */
export const ADD_NEWER = String.raw`
function Add-Newer {
    param([hashtable] $Settings, [string] $Name, [string] $Value)
    $known = (Get-Command -Name Set-MailboxMessageConfiguration).Parameters
    if ($known.ContainsKey($Name)) { $Settings[$Name] = $Value }
}`;

export const PLACES = String.raw`
$root = [IO.Path]::GetDirectoryName($PSScriptRoot)
# Windows PowerShell does not have this folder yet where parameters get their values.
if ($State -eq '') { $State = $PSScriptRoot }
$list = [IO.Path]::Combine($root, 'people.csv')
$backups = [IO.Path]::Combine($State, 'backup')
$done = [IO.Path]::Combine($State, 'done.csv')
$log = [IO.Path]::Combine($State, 'log.csv')`;

/** Who has got what: a line for each time, of which the last one counts. A run that was stopped goes on where it was. */
export const SAVE_DONE = String.raw`
function Save-Done {
    param([string] $Path, [string] $Address, [string] $Hash)
    $line = [pscustomobject]@{ mailbox = $Address; hash = $Hash }
    $line | Export-Csv -LiteralPath $Path -Append -NoTypeInformation -Encoding UTF8
}`;

export const READ_DONE = String.raw`
function Read-Done {
    param([string] $Path)
    $hashes = @{}
    if (-not (Test-Path -LiteralPath $Path)) { return $hashes }
    foreach ($line in @(Import-Csv -LiteralPath $Path -Encoding UTF8)) {
        $hashes[[string] $line.mailbox] = [string] $line.hash
    }
    return $hashes
}

# What would be set, as 64 digits.
function Read-Hash {
    param([string] $Text)
    $sha = [Security.Cryptography.SHA256]::Create()
    $bytes = $sha.ComputeHash([Text.Encoding]::UTF8.GetBytes($Text))
    return [BitConverter]::ToString($bytes).Replace('-', '')
}`;

export const SAVE_FORMER = String.raw`
# Only the first run finds what was there before. A file that was begun and not finished has another name.
function Save-Former {
    param([string] $Address, [string] $Path)
    if (Test-Path -LiteralPath $Path) { return }
    $names = @(
        'SignatureHtml', 'SignatureHtmlBody', 'SignatureName', 'SignatureText',
        'AutoAddSignature', 'AutoAddSignatureOnReply'
    )
    $former = Get-MailboxMessageConfiguration -Identity $Address | Select-Object -Property $names
    $former | ConvertTo-Json | Set-Content -LiteralPath ($Path + '.part') -Encoding UTF8
    Move-Item -LiteralPath ($Path + '.part') -Destination $Path -Force
}`;

export const CHECK_ROAMING = String.raw`
Assert-Exchange -Cmdlet 'Set-MailboxMessageConfiguration'
$config = Get-OrganizationConfig
if ($config.PostponeRoamingSignaturesUntilLater -eq $true) {
    Write-Output 'Roaming signatures are postponed: signatures that are set here count.'
} else {
    Write-Warning 'Roaming signatures are on: what is set here would have no effect.'
    Write-Warning 'Postpone them: Set-OrganizationConfig -PostponeRoamingSignaturesUntilLater $true'
    if (-not $WhatIfPreference) { throw 'Nothing was changed.' }
}`;

export const DEPLOY = String.raw`
$failed = 0
$unchanged = 0
$known = Read-Done -Path $done
# An archive of changes lists everybody, and has files of those who are included.
foreach ($person in @(Read-People -Path $list -Only $Pilot)) {
    if ($person.included -ne 'yes') { continue }
    $status = 'would be set'
    try {
        $file = [IO.Path]::Combine($root, 'signatures', $person.file)
        $html = Read-Body -Path ($file + '.html')
        $text = Get-Content -LiteralPath ($file + '.txt') -Raw -Encoding UTF8
        $hash = Read-Hash -Text ([string] $OnReplies + [char] 0 + $html + [char] 0 + $text)
        if (-not $All -and $known[$person.mailbox] -eq $hash) {
            $unchanged = $unchanged + 1
            continue
        }
        if ($PSCmdlet.ShouldProcess($person.mailbox, 'Set the signature')) {
            $null = New-Item -ItemType Directory -Path $backups -Force
            $backup = [IO.Path]::Combine($backups, $person.file + '.json')
            Save-Former -Address $person.mailbox -Path $backup
            $settings = @{
                Identity                = $person.mailbox
                SignatureHtml           = $html
                SignatureText           = $text
                AutoAddSignature        = $true
                AutoAddSignatureOnReply = $OnReplies
            }
            Add-Newer -Settings $settings -Name 'SignatureHtmlBody' -Value $html
            Add-Newer -Settings $settings -Name 'SignatureName' -Value 'Company signature'
            Set-MailboxMessageConfiguration @settings
            Save-Done -Path $done -Address $person.mailbox -Hash $hash
            $status = 'set'
        }
    } catch {
        $failed = $failed + 1
        $status = 'failed: ' + $_.Exception.Message
    }
    Write-Log -Path $log -Address $person.mailbox -Status $status
}
Write-Output ('Failed: ' + $failed)
Write-Output ('Done before, and not set again without -All: ' + $unchanged)
if ($failed -gt 0) { Write-Warning 'Run it again: it goes on with those that failed.' }`;

export const UNDO = String.raw`
Assert-Exchange -Cmdlet 'Set-MailboxMessageConfiguration'
foreach ($person in @(Read-People -Path $list -Only $Pilot)) {
    $status = 'would be put back'
    try {
        $backup = [IO.Path]::Combine($backups, $person.file + '.json')
        if (-not (Test-Path -LiteralPath $backup)) { continue }
        $former = Get-Content -LiteralPath $backup -Raw -Encoding UTF8 | ConvertFrom-Json
        if ($PSCmdlet.ShouldProcess($person.mailbox, 'Put back the former signature')) {
            $settings = @{
                Identity                = $person.mailbox
                SignatureHtml           = [string] $former.SignatureHtml
                SignatureText           = [string] $former.SignatureText
                AutoAddSignature        = ($former.AutoAddSignature -eq $true)
                AutoAddSignatureOnReply = ($former.AutoAddSignatureOnReply -eq $true)
            }
            Add-Newer -Settings $settings -Name 'SignatureHtmlBody' -Value ([string] $former.SignatureHtmlBody)
            Add-Newer -Settings $settings -Name 'SignatureName' -Value ([string] $former.SignatureName)
            Set-MailboxMessageConfiguration @settings
            # The next first run saves what is there then.
            Move-Item -LiteralPath $backup -Destination ($backup + '.undone') -Force
            Save-Done -Path $done -Address $person.mailbox -Hash ''
            $status = 'put back'
        }
    } catch {
        $status = 'failed: ' + $_.Exception.Message
    }
    Write-Log -Path $log -Address $person.mailbox -Status $status
}`;
