/* The scripts for a rule of the mail flow, but for what they share with others. */

export const RULE_PARAMETERS = String.raw`
# Makes a rule that puts rule.html below emails. Without -Enforce it only notes what it would do.
# Look first: .\rule.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param(
    [string] $Name = 'Email signature',
    # The address of one sender.
    [string] $Pilot = '',
    [switch] $Enforce
)`;

export const RULE = String.raw`
Assert-Exchange -Cmdlet 'New-TransportRule'
$page = [IO.Path]::Combine($PSScriptRoot, 'rule.html')
$word = [IO.Path]::Combine($PSScriptRoot, 'marker.txt')
$html = (Get-Content -LiteralPath $page -Raw -Encoding UTF8).Trim()
$marker = (Get-Content -LiteralPath $word -Raw -Encoding UTF8).Trim()
if ($html.Length -gt 5000) { throw 'A rule can have 5000 characters at most.' }
if (-not $html.Contains($marker)) { throw 'rule.html does not hold the word of marker.txt.' }
$mode = 'Audit'
if ($Enforce) { $mode = 'Enforce' }
$settings = @{
    ApplyHtmlDisclaimerText             = $html
    ApplyHtmlDisclaimerLocation         = 'Append'
    ApplyHtmlDisclaimerFallbackAction   = 'Ignore'
    ExceptIfSubjectOrBodyContainsWords  = @($marker)
    Mode                                = $mode
}
if ($Pilot -eq '') {
    $settings.From = $null
    $settings.FromScope = 'InOrganization'
} else {
    $settings.From = @($Pilot)
    $settings.FromScope = $null
}
$former = @(Get-TransportRule | Where-Object { $_.Name -eq $Name })
if ($former.Count -gt 0) {
    if ($PSCmdlet.ShouldProcess($Name, 'Change the rule to ' + $mode)) {
        Set-TransportRule -Identity $Name @settings
    }
} else {
    @('From', 'FromScope') | Where-Object { $null -eq $settings[$_] } | ForEach-Object { $settings.Remove($_) }
    if ($PSCmdlet.ShouldProcess($Name, 'Make the rule in mode ' + $mode)) {
        New-TransportRule -Name $Name @settings
    }
}`;

export const UNDO_RULE_PARAMETERS = String.raw`
# Removes the rule that rule.ps1 made. Look first: .\undo.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param([string] $Name = 'Email signature')`;

export const UNDO_RULE = String.raw`
Assert-Exchange -Cmdlet 'Remove-TransportRule'
$former = @(Get-TransportRule | Where-Object { $_.Name -eq $Name })
if ($former.Count -eq 0) { throw 'There is no rule of this name.' }
if ($PSCmdlet.ShouldProcess($Name, 'Remove the rule')) {
    Remove-TransportRule -Identity $Name -Confirm:$false
}`;
