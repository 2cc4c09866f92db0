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
