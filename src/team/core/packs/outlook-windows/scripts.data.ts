/* The scripts that run on everybody's computer, as the person who is signed in. */

export const INSTALL_PARAMETERS = String.raw`
# Puts the signature of whoever is signed in into the folder of classic Outlook and makes it the default.
# Look first: .\install.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param(
    # Where it is not the name that the person signs in with.
    [string] $Address = '',
    # Set for new emails alone.
    [switch] $NewOnly
)`;

export const UNINSTALL_PARAMETERS = String.raw`
# Removes what install.ps1 has put there and sets the defaults that it found.
# Look first: .\undo.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param()`;

export const LOCAL_PLACES = String.raw`
$target = [IO.Path]::Combine($env:APPDATA, 'Microsoft', 'Signatures')
$state = [IO.Path]::Combine($env:LOCALAPPDATA, 'CompanySignature')
$memory = [IO.Path]::Combine($state, 'installed.json')
$outlook = 'HKCU:\Software\Microsoft\Office\16.0\Outlook'
# Where each profile of Outlook keeps its accounts.
$accounts = '9375CFF0413111d3B88A00104B2A6676'`;

export const FIND_ADDRESS = String.raw`
function Find-Address {
    $name = ''
    # Windows PowerShell takes a message of a program for an error of its own.
    try { $name = [string] (& "$env:SystemRoot\System32\whoami.exe" /upn 2>$null) } catch { $name = '' }
    if ($name -notlike '*@*') {
        throw 'The address is not known here. Pass it: .\install.ps1 -Address name@company'
    }
    return $name.Trim()
}`;

/** Each account has its address; older ones keep names as bytes. */
export const FIND_ACCOUNTS = String.raw`
function Find-Accounts {
    param([string] $Address)
    $profiles = $outlook + '\Profiles'
    if (-not (Test-Path -LiteralPath $profiles)) { return @() }
    foreach ($one in @(Get-ChildItem -LiteralPath $profiles)) {
        $folder = [IO.Path]::Combine($one.PSPath, $accounts)
        if (-not (Test-Path -LiteralPath $folder)) { continue }
        foreach ($account in @(Get-ChildItem -LiteralPath $folder)) {
            $name = $account.GetValue('Account Name')
            if ($name -is [byte[]]) { $name = [Text.Encoding]::Unicode.GetString($name).Trim([char] 0) }
            if ($name -eq $Address) { $account }
        }
    }
}`;

export const INSTALL = String.raw`
if ($Address -eq '') { $Address = Find-Address }
$list = [IO.Path]::Combine($PSScriptRoot, 'files.csv')
$person = @(Read-People -Path $list -Only $Address)[0]
$source = [IO.Path]::Combine($PSScriptRoot, 'files', $person.file)
$files = @(Get-ChildItem -LiteralPath $source -File | Where-Object { $_.Extension -in @('.htm', '.txt') })
$pages = @($files | Where-Object { $_.Extension -eq '.htm' })
if ($pages.Count -ne 1) { throw 'There is no signature for this address.' }
$signature = $pages[0].BaseName
if (-not $PSCmdlet.ShouldProcess($Address, 'Install the signature')) { return }
$null = New-Item -ItemType Directory -Path $target -Force
$null = New-Item -ItemType Directory -Path $state -Force
$known = Test-Path -LiteralPath $memory
$values = @('New Signature')
if (-not $NewOnly) { $values = $values + 'Reply-Forward Signature' }
$former = @()
foreach ($account in @(Find-Accounts -Address $Address)) {
    foreach ($value in $values) {
        $before = $account.GetValue($value)
        if ($before -is [byte[]]) { $before = [Text.Encoding]::Unicode.GetString($before).Trim([char] 0) }
        $former = $former + @{ key = $account.PSPath; value = $value; before = $before }
        $null = New-ItemProperty -LiteralPath $account.PSPath -Name $value -Value $signature -PropertyType String -Force
    }
}
if ($former.Count -eq 0) { Write-Warning 'Outlook has no account of this address: choose the signature by hand.' }
foreach ($file in $files) {
    Copy-Item -LiteralPath $file.FullName -Destination $target -Force
}
# What the first run found is what was there before.
if (-not $known) {
    $memo = @{ files = @($files | ForEach-Object { $_.Name }); former = $former }
    ConvertTo-Json -InputObject $memo -Depth 4 | Set-Content -LiteralPath $memory -Encoding UTF8
}
# Outlook resets its defaults on a first run.
Remove-ItemProperty -LiteralPath ($outlook + '\Setup') -Name 'First-Run' -ErrorAction SilentlyContinue
Write-Output 'Installed. Restart Outlook.'`;

export const UNINSTALL = String.raw`
if (-not (Test-Path -LiteralPath $memory)) { throw 'Nothing was installed by install.ps1.' }
$memo = Get-Content -LiteralPath $memory -Raw -Encoding UTF8 | ConvertFrom-Json
if (-not $PSCmdlet.ShouldProcess($target, 'Remove the signature')) { return }
foreach ($entry in @($memo.former)) {
    if (-not (Test-Path -LiteralPath $entry.key)) { continue }
    if ($null -eq $entry.before) {
        Remove-ItemProperty -LiteralPath $entry.key -Name $entry.value -ErrorAction SilentlyContinue
    } else {
        $null = New-ItemProperty -LiteralPath $entry.key -Name $entry.value -Value $entry.before -PropertyType String -Force
    }
}
foreach ($name in @($memo.files)) {
    $file = [IO.Path]::Combine($target, [IO.Path]::GetFileName($name))
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file }
}
Remove-Item -LiteralPath $memory
Write-Output 'Removed. Restart Outlook.'`;
