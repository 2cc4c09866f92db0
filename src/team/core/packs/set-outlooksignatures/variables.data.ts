/* What Set-OutlookSignatures is given beside its templates. */

/** Each row: what templates call a field, and what the directory calls it. */
export const FIELD_ROWS = String.raw`
# Passed to Set-OutlookSignatures as ReplacementVariableConfigFile, which runs it once for each mailbox.
$companyFields = @(
    @('DisplayName', 'displayName'),
    @('Mail', 'Mail'),
    @('Title', 'title'),
    @('Department', 'department'),
    @('Company', 'company'),
    @('Telephone', 'telephoneNumber'),
    @('Mobile', 'mobile'),
    @('Fax', 'facsimileTelephoneNumber'),
    @('StreetAddress', 'streetAddress'),
    @('PostalCode', 'postalCode'),
    @('Location', 'l'),
    @('State', 'st'),
    @('Country', 'co')
)
$companyHas = @()
foreach ($companyField in $companyFields) {
    $companyValue = [string] $ADPropsCurrentMailbox.($companyField[1])
    $ReplaceHash['$CurrentMailbox' + $companyField[0] + '$'] = $companyValue
    if ($companyValue -ne '') { $companyHas = $companyHas + $companyField[0] }
}`;

/** Each row below it: a template, and the fields of those who get it. */
export const VARIANTS_HEAD = String.raw`
# Not everybody has all fields, and an empty row cannot be taken out of a table. So there is a template for each
# set of fields, and a variable that is true where the mailbox has exactly these.
$companyVary = @(VARY)
$companyShown = (@($companyVary | Where-Object { $companyHas -contains $_ }) -join ',')
$companyVariants = @{
ROWS
}
foreach ($companyVariant in @($companyVariants.Keys)) {
    $companyIsTrue = ''
    if ($companyVariants[$companyVariant] -eq $companyShown) { $companyIsTrue = 'true' }
    $ReplaceHash['$CurrentMailboxSignature' + $companyVariant + '$'] = $companyIsTrue
}`;

/** Reads the groups from the file beside it: no value of a list stands in a script. */
export const FIND_GROUP = String.raw`
# The first group of groups.json that the mailbox fits; 0 for everybody else.
$companyFolder = [IO.Path]::GetDirectoryName($ReplacementVariableConfigFile)
$companyList = [IO.Path]::Combine($companyFolder, 'groups.json')
$companyEntries = @((Get-Content -LiteralPath $companyList -Raw -Encoding UTF8 | ConvertFrom-Json).groups)
$companyGroup = 0
foreach ($companyEntry in $companyEntries) {
    $companyFits = $true
    foreach ($companyCondition in @($companyEntry.conditions)) {
        $companyValue = ([string] $ADPropsCurrentMailbox.($companyCondition.attribute)).Trim()
        if (@($companyCondition.values) -notcontains $companyValue) { $companyFits = $false }
    }
    if ($companyFits -and $companyGroup -eq 0) { $companyGroup = [int] $companyEntry.number }
}`;

/** Each row: a group and the fields that not all in it have, or a template, its group and the fields of those who get it. */
export const GROUP_VARIANTS = String.raw`
# Somebody in a group gets a template of the group: the one for their set of fields, else the one for all in it.
$companyGroups = @(GROUPS)
$companyOthers = @(OTHERS)
$companyGroupVary = @{
VARY
}
$companyGroupVariants = @{
ROWS
}
$companyNames = ([string] $companyGroupVary[$companyGroup]) -split ','
$companyShown = [string] $companyGroup + ':' + (@($companyNames | Where-Object { $companyHas -contains $_ }) -join ',')
$companyIsOwn = $false
foreach ($companyVariant in @($companyGroupVariants.Keys)) {
    $companyIsTrue = ''
    if ($companyGroupVariants[$companyVariant] -eq $companyShown) {
        $companyIsTrue = 'true'
        $companyIsOwn = $true
    }
    $ReplaceHash['$CurrentMailboxSignature' + $companyVariant + '$'] = $companyIsTrue
}
foreach ($companyNumber in $companyOthers) {
    if ($companyGroup -ne 0) { $ReplaceHash['$CurrentMailboxSignature' + $companyNumber + '$'] = '' }
}
foreach ($companyNumber in $companyGroups) {
    $companyIsIn = ($companyNumber -eq $companyGroup)
    $companyWhole = ''
    $companyReply = ''
    if ($companyIsIn) { $companyReply = 'true' }
    if ($companyIsIn -and -not $companyIsOwn) { $companyWhole = 'true' }
    $ReplaceHash['$CurrentMailboxGroup' + $companyNumber + '$'] = $companyWhole
    $ReplaceHash['$CurrentMailboxReplyGroup' + $companyNumber + '$'] = $companyReply
}`;
