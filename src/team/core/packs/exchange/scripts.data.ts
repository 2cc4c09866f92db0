/* The two scripts for Exchange Online, but for what they share with others. */

/** Comes before anything else, as PowerShell requires. */
export const DEPLOY_PARAMETERS = String.raw`
# Sets the Outlook signature of everybody in people.csv. Look first: .\deploy.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param(
    # The address of one person of the list.
    [string] $Pilot = '',
    [bool] $OnReplies = $true
)`;

export const UNDO_PARAMETERS = String.raw`
# Puts back the settings that deploy.ps1 found. Look first: .\undo.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param(
    # The address of one person of the list.
    [string] $Pilot = ''
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
$list = [IO.Path]::Combine($root, 'people.csv')
$backups = [IO.Path]::Combine($PSScriptRoot, 'backup')
$log = [IO.Path]::Combine($PSScriptRoot, 'log.csv')`;

export const SAVE_FORMER = String.raw`
# Only the first run finds what was there before.
function Save-Former {
    param([string] $Address, [string] $Path)
    if (Test-Path -LiteralPath $Path) { return }
    $names = @(
        'SignatureHtml', 'SignatureHtmlBody', 'SignatureName', 'SignatureText',
        'AutoAddSignature', 'AutoAddSignatureOnReply'
    )
    $former = Get-MailboxMessageConfiguration -Identity $Address | Select-Object -Property $names
    $former | ConvertTo-Json | Set-Content -LiteralPath $Path -Encoding UTF8
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
# An archive of changes lists everybody, and has files of those who are included.
foreach ($person in @(Read-People -Path $list -Only $Pilot)) {
    if ($person.included -ne 'yes') { continue }
    $status = 'would be set'
    try {
        $file = [IO.Path]::Combine($root, 'signatures', $person.file)
        $html = Read-Body -Path ($file + '.html')
        $text = Get-Content -LiteralPath ($file + '.txt') -Raw -Encoding UTF8
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
            $status = 'set'
        }
    } catch {
        $failed = $failed + 1
        $status = 'failed: ' + $_.Exception.Message
    }
    Write-Log -Path $log -Address $person.mailbox -Status $status
}
Write-Output ('Failed: ' + $failed)`;

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
            $status = 'put back'
        }
    } catch {
        $status = 'failed: ' + $_.Exception.Message
    }
    Write-Log -Path $log -Address $person.mailbox -Status $status
}`;
