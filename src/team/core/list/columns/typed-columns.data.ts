/* The names of columns that belong to typed entries, without blanks and capitals. */

/** What the groups of each kind are called, as keys of JSON and in names of columns. */
export const KIND_NAMES = {
  phone:
    'phone phones phonenumber phonenumbers telephone telephones tel telefon telefono telefone telefoon',
  email: 'email emails emailaddress emailaddresses mail mails',
  address: 'address addresses postaladdress postaladdresses adresse anschrift',
  organization: 'organization organizations organisation organisations',
  website: 'website websites url urls',
  location: 'location locations',
} as const;

/** Groups of which nothing is used. */
export const OTHER_NAMES =
  'relation relations im ims event events customfield customfields externalid externalids keyword keywords userdefined';

/** What the columns of an entry are called that end up in fields. */
export const PART_NAMES = {
  value: 'value number uri url href phonenumber email emailaddress',
  formatted: 'formatted formattedvalue full address',
  street: 'streetaddress street street1 line line1 addressline1',
  city: 'locality city town',
  state: 'region state province stateprovince stateorprovince',
  postalCode: 'postalcode zip zipcode postcode zippostalcode',
  country: 'country countryname countryregion',
  countryCode: 'countrycode',
  title: 'title jobtitle position',
  department: 'department',
  name: 'name organizationname company',
  building: 'buildingname',
  buildingId: 'buildingid building',
} as const;

/** Those that show which entry counts. */
export const OTHER_PARTS = {
  primary: 'primary isprimary default preferred',
  customType: 'customtype customlabel',
} as const;
