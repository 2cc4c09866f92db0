/* What several scripts for PowerShell have in common. */

export const STRICT = String.raw`
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'`;

/**
 * The rows of a list; a name that could lead to another folder stops everything. `$Only` is an address, or the name that
 * somebody signs in with where the list has a column of these.
 */
export const READ_PEOPLE = String.raw`
function Read-People {
    param([string] $Path, [string] $Only)
    $people = @(Import-Csv -LiteralPath $Path -Encoding UTF8)
    foreach ($person in $people) {
        if ($person.file -cnotmatch '\A[a-z0-9][a-z0-9._+@-]{0,130}\z') {
            throw 'The list names a file that is not allowed.'
        }
    }
    if ($Only -eq '') { return $people }
    $found = @($people | Where-Object { $_.mailbox -eq $Only })
    if ($found.Count -eq 0) {
        $found = @($people | Where-Object { $null -ne $_.PSObject.Properties['signin'] -and $_.signin -eq $Only })
    }
    if ($found.Count -eq 0) { throw 'This address is not in the list.' }
    return $found
}`;

/** The signature within its document. */
export const READ_BODY = String.raw`
function Read-Body {
    param([string] $Path)
    $page = Get-Content -LiteralPath $Path -Raw -Encoding UTF8
    $start = $page.IndexOf('<body>')
    $end = $page.LastIndexOf('</body>')
    if ($start -lt 0 -or $end -lt $start) { throw 'This file holds no signature.' }
    return $page.Substring($start + 6, $end - $start - 6)
}`;

/** Stops before anything where the cmdlets of Exchange Online are not there. */
export const NEED_EXCHANGE = String.raw`
function Assert-Exchange {
    param([string] $Cmdlet)
    if ($null -eq (Get-Command -Name $Cmdlet -ErrorAction SilentlyContinue)) {
        throw 'Connect first: Connect-ExchangeOnline'
    }
}`;

/** A line of the log, also of what only would be done. */
export const WRITE_LOG = String.raw`
function Write-Log {
    param([string] $Path, [string] $Address, [string] $Status)
    $line = [pscustomobject]@{
        time    = (Get-Date).ToUniversalTime().ToString('s') + 'Z'
        address = $Address
        status  = $Status
    }
    $line | Export-Csv -LiteralPath $Path -Append -NoTypeInformation -Encoding UTF8 -WhatIf:$false
    Write-Output ($Address + ': ' + $Status)
}`;
