/* The scripts for a rule of the mail flow, but for what they share with others. */

export const RULE_PARAMETERS = String.raw`
# Makes the rules of rules.json, which put a page below emails. Without -Enforce they only note what they would do.
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
$list = [IO.Path]::Combine($PSScriptRoot, 'rules.json')
$word = [IO.Path]::Combine($PSScriptRoot, 'marker.txt')
$rules = @((Get-Content -LiteralPath $list -Raw -Encoding UTF8 | ConvertFrom-Json).rules)
$marker = (Get-Content -LiteralPath $word -Raw -Encoding UTF8).Trim()
# All pages are looked at before anything is changed.
$pages = @{}
foreach ($rule in $rules) {
    if ($rule.page -cnotmatch '\Arule(-[0-9]{1,3})?\.html\z') { throw 'rules.json names a file that is not allowed.' }
    $page = [IO.Path]::Combine($PSScriptRoot, $rule.page)
    $html = (Get-Content -LiteralPath $page -Raw -Encoding UTF8).Trim()
    if ($html.Length -gt 5000) { throw 'A rule can have 5000 characters at most.' }
    if (-not $html.Contains($marker)) { throw 'A page does not hold the word of marker.txt.' }
    $pages[$rule.page] = $html
}
$mode = 'Audit'
if ($Enforce) { $mode = 'Enforce' }
$names = @()
foreach ($rule in $rules) {
    $own = $Name
    if ($rule.number -gt 0) { $own = $Name + ' (' + $rule.number + ')' }
    $names = $names + $own
    $settings = @{
        ApplyHtmlDisclaimerText             = $pages[$rule.page]
        ApplyHtmlDisclaimerLocation         = 'Append'
        ApplyHtmlDisclaimerFallbackAction   = 'Ignore'
        ExceptIfSubjectOrBodyContainsWords  = @($marker)
        SenderADAttributeMatchesPatterns    = $null
        SenderADAttributeContainsWords      = $null
        # Of several rules, an email gets the first that fits.
        StopRuleProcessing                  = ($rules.Count -gt 1)
        Comments                            = [string] $rule.who
        Mode                                = $mode
    }
    if (@($rule.patterns).Count -gt 0) { $settings.SenderADAttributeMatchesPatterns = @($rule.patterns) }
    if (@($rule.words).Count -gt 0) { $settings.SenderADAttributeContainsWords = @($rule.words) }
    if ($Pilot -eq '') {
        $settings.From = $null
        $settings.FromScope = 'InOrganization'
    } else {
        $settings.From = @($Pilot)
        $settings.FromScope = $null
    }
    $former = @(Get-TransportRule | Where-Object { $_.Name -eq $own })
    if ($former.Count -gt 0) {
        if ($PSCmdlet.ShouldProcess($own, 'Change the rule to ' + $mode)) {
            Set-TransportRule -Identity $own @settings
        }
    } else {
        @($settings.Keys) | Where-Object { $null -eq $settings[$_] } | ForEach-Object { $settings.Remove($_) }
        if ($PSCmdlet.ShouldProcess($own, 'Make the rule in mode ' + $mode)) {
            New-TransportRule -Name $own @settings
        }
    }
}
# Each goes to the end in its turn: so they stand in their order, and stop none of the other rules.
if ($rules.Count -gt 1) {
    foreach ($own in $names) {
        if ($PSCmdlet.ShouldProcess($own, 'Move the rule to the end')) {
            $last = @(Get-TransportRule).Count - 1
            Set-TransportRule -Identity $own -Priority $last
        }
    }
}
$pattern = '\A' + [regex]::Escape($Name) + ' \([0-9]{1,3}\)\z'
$gone = @(Get-TransportRule | Where-Object { $_.Name -match $pattern -and $names -notcontains $_.Name })
foreach ($former in $gone) {
    if ($PSCmdlet.ShouldProcess($former.Name, 'Remove the rule of a group that is not there any more')) {
        Remove-TransportRule -Identity $former.Name -Confirm:$false
    }
}`;

export const UNDO_RULE_PARAMETERS = String.raw`
# Removes the rules that rule.ps1 made. Look first: .\undo.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param([string] $Name = 'Email signature')`;

export const UNDO_RULE = String.raw`
Assert-Exchange -Cmdlet 'Remove-TransportRule'
$pattern = '\A' + [regex]::Escape($Name) + '( \([0-9]{1,3}\))?\z'
$former = @(Get-TransportRule | Where-Object { $_.Name -match $pattern })
if ($former.Count -eq 0) { throw 'There is no rule of this name.' }
foreach ($rule in $former) {
    if ($PSCmdlet.ShouldProcess($rule.Name, 'Remove the rule')) {
        Remove-TransportRule -Identity $rule.Name -Confirm:$false
    }
}`;
