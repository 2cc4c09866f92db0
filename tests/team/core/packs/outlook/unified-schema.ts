/*
 * What the published schema 1.25 of the unified manifest (developer.microsoft.com/json-schemas/teams/v1.25) requires of the parts
 * that are used here, typed in from the copy in the package @microsoft/app-manifest 1.1.2. A schema of JSON is a large program; of
 * it these few words are needed.
 */

export type Schema =
  | { readonly pattern?: RegExp; readonly most?: number; readonly values?: readonly unknown[] }
  | { readonly each: Schema; readonly most?: number; readonly least?: number }
  | {
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required?: readonly string[];
    };

const text = (most: number): Schema => ({ most, pattern: /^/ });
const GUID: Schema = { pattern: /^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/ };
const URL: Schema = { pattern: /^[Hh][Tt][Tt][Pp][Ss]?:\/\//, most: 2048 };
const oneOf = (...values: readonly unknown[]): Schema => ({ values });

const REQUIREMENTS: Schema = {
  properties: {
    capabilities: {
      least: 1,
      each: { properties: { name: text(128), minVersion: text(16) }, required: ['name'] },
    },
    scopes: { least: 1, most: 4, each: oneOf('mail', 'workbook', 'document', 'presentation') },
    formFactors: { least: 1, most: 2, each: oneOf('desktop', 'mobile') },
  },
};

const CONTROL: Schema = {
  properties: {
    id: text(64),
    type: oneOf('button', 'menu'),
    label: text(64),
    icons: {
      least: 1,
      most: 3,
      each: {
        properties: { size: oneOf(16, 20, 24, 32, 40, 48, 64, 80), url: URL },
        required: ['size', 'url'],
      },
    },
    supertip: {
      properties: { title: text(64), description: text(250) },
      required: ['title', 'description'],
    },
    actionId: text(64),
  },
  required: ['id', 'type', 'label', 'icons', 'supertip'],
};

const RIBBON: Schema = {
  properties: {
    requirements: REQUIREMENTS,
    contexts: { least: 1, most: 7, each: oneOf('mailCompose', 'meetingDetailsOrganizer') },
    tabs: {
      most: 20,
      each: {
        properties: {
          builtInTabId: text(64),
          groups: {
            least: 1,
            most: 10,
            each: {
              properties: { id: text(64), label: text(64), controls: { least: 1, each: CONTROL } },
              required: ['id', 'label', 'controls'],
            },
          },
        },
        required: ['builtInTabId', 'groups'],
      },
    },
  },
  required: ['tabs'],
};

const RUNTIME: Schema = {
  properties: {
    id: text(64),
    type: oneOf('general'),
    code: { properties: { page: URL, script: URL }, required: ['page'] },
    lifetime: oneOf('short', 'long'),
    actions: {
      least: 1,
      most: 150,
      each: {
        properties: {
          id: text(64),
          type: oneOf('executeFunction', 'openPage'),
          view: text(64),
        },
        required: ['id', 'type'],
      },
    },
  },
  required: ['id', 'code'],
};

const EXTENSION: Schema = {
  properties: {
    requirements: REQUIREMENTS,
    runtimes: { least: 1, most: 20, each: RUNTIME },
    ribbons: { least: 1, most: 20, each: RIBBON },
    autoRunEvents: {
      least: 1,
      most: 10,
      each: {
        properties: {
          requirements: REQUIREMENTS,
          events: {
            most: 20,
            each: {
              properties: { type: text(64), actionId: text(64) },
              required: ['type', 'actionId'],
            },
          },
        },
        required: ['events'],
      },
    },
    alternates: {
      least: 1,
      most: 10,
      each: {
        properties: {
          hide: {
            properties: {
              customOfficeAddin: {
                properties: { officeAddinId: text(64) },
                required: ['officeAddinId'],
              },
            },
          },
        },
      },
    },
  },
};

export const UNIFIED: Schema = {
  properties: {
    $schema: URL,
    manifestVersion: oneOf('1.25'),
    id: GUID,
    version: { pattern: /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/ },
    name: { properties: { short: text(30), full: text(100) }, required: ['short'] },
    description: { properties: { short: text(80), full: text(4000) }, required: ['short', 'full'] },
    developer: {
      properties: { name: text(32), websiteUrl: URL, privacyUrl: URL, termsOfUseUrl: URL },
      required: ['name', 'websiteUrl', 'privacyUrl', 'termsOfUseUrl'],
    },
    icons: {
      properties: { color: text(2048), outline: text(2048) },
      required: ['outline', 'color'],
    },
    accentColor: { pattern: /^#[0-9a-fA-F]{6}$/ },
    localizationInfo: {
      properties: { defaultLanguageTag: { pattern: /^[a-z]{2}-[a-z]{2}$/ } },
      required: ['defaultLanguageTag'],
    },
    authorization: {
      properties: {
        permissions: {
          properties: {
            resourceSpecific: {
              most: 16,
              each: {
                properties: { name: text(128), type: oneOf('Application', 'Delegated') },
                required: ['name', 'type'],
              },
            },
          },
        },
      },
    },
    validDomains: { most: 16, each: text(2048) },
    extensions: { most: 1, each: EXTENSION },
  },
  required: [
    'manifestVersion',
    'version',
    'id',
    'developer',
    'name',
    'description',
    'icons',
    'accentColor',
  ],
};

/** What of a value is not as a schema has it, in sentences. */
export function problemsIn(value: unknown, schema: Schema, path = ''): readonly string[] {
  if ('properties' in schema) {
    if (typeof value !== 'object' || value === null) return [`${path} is no object`];
    const given = value as Readonly<Record<string, unknown>>;
    const { properties, required = [] } = schema;
    return [
      ...required.filter((name) => !(name in given)).map((name) => `${path}.${name} is missing`),
      ...Object.keys(given)
        .filter((name) => !(name in properties))
        .map((name) => `${path}.${name} is unknown`),
      ...Object.entries(properties).flatMap(([name, each]) =>
        name in given ? problemsIn(given[name], each, `${path}.${name}`) : [],
      ),
    ];
  }
  if ('each' in schema) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    const { least = 0, most = Infinity } = schema;
    const count =
      value.length < least || value.length > most ? [`${path} has too few or many`] : [];
    return [
      ...count,
      ...value.flatMap((each, index) => problemsIn(each, schema.each, `${path}[${index}]`)),
    ];
  }
  const { values, pattern, most = Infinity } = schema;
  if (values !== undefined) return values.includes(value) ? [] : [`${path} is none of its values`];
  if (typeof value !== 'string' || value.length > most) return [`${path} is no text of its length`];
  return pattern === undefined || pattern.test(value)
    ? []
    : [`${path} '${value}' has another form`];
}
