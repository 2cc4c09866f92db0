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
# Removes what install.ps1 has put there in all of its runs, and sets what the first one found.
# Look first: .\undo.ps1 -WhatIf
[CmdletBinding(SupportsShouldProcess = $true)]
param()`;

export const LOCAL_PLACES = String.raw`
$target = [IO.Path]::Combine($env:APPDATA, 'Microsoft', 'Signatures')
$state = [IO.Path]::Combine($env:LOCALAPPDATA, 'CompanySignature')
$memory = [IO.Path]::Combine($state, 'installed.json')
$kept = [IO.Path]::Combine($state, 'before')
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

/** What was installed: the files of all runs, and what was the default before the first of them. */
export const READ_MEMORY = String.raw`
function Read-Memory {
    if (-not (Test-Path -LiteralPath $memory)) { return @{ files = @(); former = @() } }
    $memo = Get-Content -LiteralPath $memory -Raw -Encoding UTF8 | ConvertFrom-Json
    return @{ files = @($memo.files); former = @($memo.former) }
}`;

export const SAVE_MEMORY = String.raw`
function Save-Memory {
    param([hashtable] $Memo)
    ConvertTo-Json -InputObject $Memo -Depth 4 | Set-Content -LiteralPath ($memory + '.part') -Encoding UTF8
    Move-Item -LiteralPath ($memory + '.part') -Destination $memory -Force
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
$null = New-Item -ItemType Directory -Path $kept -Force
$memo = Read-Memory
$names = @($files | ForEach-Object { $_.Name })
$ours = @($memo.files)
$values = @('New Signature')
if (-not $NewOnly) { $values = $values + 'Reply-Forward Signature' }
$found = @(Find-Accounts -Address $Address)
$former = @($memo.former)
foreach ($account in $found) {
    foreach ($value in $values) {
        $isKnown = @($former | Where-Object { $_.key -eq $account.PSPath -and $_.value -eq $value }).Count -gt 0
        if ($isKnown) { continue }
        $before = $account.GetValue($value)
        if ($before -is [byte[]]) { $before = [Text.Encoding]::Unicode.GetString($before).Trim([char] 0) }
        # A signature of ours was not there before the first run.
        if ($ours -contains ([string] $before + '.htm')) { $before = $null }
        $former = $former + @{ key = $account.PSPath; value = $value; before = $before }
    }
}
# A file of the same name that is not ours comes back with undo.ps1.
foreach ($name in @($names | Where-Object { $ours -notcontains $_ })) {
    $there = [IO.Path]::Combine($target, $name)
    if (Test-Path -LiteralPath $there) { Copy-Item -LiteralPath $there -Destination $kept -Force }
}
# Written first: undo.ps1 finds all that this run may have changed, also where it is stopped.
Save-Memory -Memo @{ files = @(@($ours) + @($names) | Select-Object -Unique); former = $former }
foreach ($file in $files) {
    Copy-Item -LiteralPath $file.FullName -Destination $target -Force
}
foreach ($account in $found) {
    foreach ($value in $values) {
        $null = New-ItemProperty -LiteralPath $account.PSPath -Name $value -Value $signature -PropertyType String -Force
    }
}
if ($found.Count -eq 0) { Write-Warning 'Outlook has no account of this address: choose the signature by hand.' }
# Of somebody with another name, the earlier signature of ours would stay beside.
foreach ($name in @($ours | Where-Object { $names -notcontains $_ })) {
    $file = [IO.Path]::Combine($target, [IO.Path]::GetFileName($name))
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file }
    $earlier = [IO.Path]::Combine($kept, [IO.Path]::GetFileName($name))
    if (Test-Path -LiteralPath $earlier) { Copy-Item -LiteralPath $earlier -Destination $target -Force }
}
# Outlook resets its defaults on a first run.
Remove-ItemProperty -LiteralPath ($outlook + '\Setup') -Name 'First-Run' -ErrorAction SilentlyContinue
Write-Output 'Installed. Restart Outlook.'`;

export const UNINSTALL = String.raw`
if (-not (Test-Path -LiteralPath $memory)) { throw 'Nothing was installed by install.ps1.' }
$memo = Read-Memory
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
    $earlier = [IO.Path]::Combine($kept, [IO.Path]::GetFileName($name))
    if (Test-Path -LiteralPath $earlier) { Move-Item -LiteralPath $earlier -Destination $target -Force }
}
Remove-Item -LiteralPath $memory
Write-Output 'Removed. Restart Outlook.'`;
