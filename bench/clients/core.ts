import { exportScene, exportSignature } from '../../src/export';
import type { MadePreview } from '../../src/export/previews/make-previews';
import { previewSceneElsewhere } from '../../src/export/previews/preview-scene';
import { previewSignatureElsewhere } from '../../src/export/previews/preview-signature';

import { DESKTOP_WIDTH } from '../../src/export/previews/preview';
import { PREVIEWS } from '../../src/export/previews/previews';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { FIXTURES } from '../../tests/helpers/drawn-scenes';

/* Signatures as they leave and as mail clients show them; bundled for Node by `build-core.mjs`. */

/** Signatures by their names: HTML without pictures, which nothing has to load for their places. */
export type Signatures = Readonly<Record<string, string>>;

export interface Shown {
  readonly label: string;
  readonly certainty: string;
  /** Of the pane, in px. */
  readonly width: number;
  readonly signatures: Signatures;
}

/** All templates for a person of many words, and all drawn scenes, as they leave. */
export async function signaturesAsTheyLeave(): Promise<Shown> {
  const templates = await Promise.all(
    TEMPLATE_IDS.map(async (id) => [id, (await exportSignature(PERSON, id)).html] as const),
  );
  const scenes = await Promise.all(
    FIXTURES.map(async ([name, design]) => [name, (await exportScene(design)).html] as const),
  );
  const signatures = Object.fromEntries([...templates, ...scenes].map(unpictured));
  return { label: 'as it leaves', certainty: '', width: DESKTOP_WIDTH, signatures };
}

/** The same in each client that shows a mail. */
export async function signaturesElsewhere(): Promise<readonly Shown[]> {
  const templates = await Promise.all(
    TEMPLATE_IDS.map(
      async (id) => [id, await previewSignatureElsewhere(completeSignature(PERSON), id)] as const,
    ),
  );
  const scenes = FIXTURES.map(([name, design]) => [name, previewSceneElsewhere(design)] as const);
  return PREVIEWS.flatMap((preview) => {
    if (preview.shows !== 'mail') return [];
    const { id, label, certainty, width } = preview;
    const made = [...templates, ...scenes].map(
      ([name, previews]) => [name, htmlOf(previews, id)] as const,
    );
    return [{ label, certainty, width, signatures: Object.fromEntries(made.map(unpictured)) }];
  });
}

const PERSON: PersonInput = {
  fullName: 'Amelia Hartwood',
  jobTitle: 'Director of Communications',
  companyName: 'Meridian & Sons Consulting',
  department: 'Public Affairs',
  quote: 'Clarity is kindness, in letters as in life.',
  email: 'amelia.hartwood@meridian-sons.example',
  phone: '+44 20 7946 0958',
  website: 'https://www.meridian-sons.example/people',
  address: '18 Lantern Row, Floor 3\nBristol BS1 4QA\nUnited Kingdom',
  socialLinks: {
    linkedin: '@amelia',
    twitter: '@amelia',
    facebook: '@amelia',
    instagram: '@amelia',
    youtube: '@amelia',
    tiktok: '@amelia',
  },
};

function htmlOf(previews: readonly MadePreview[], id: MadePreview['id']): string {
  const found = previews.find((preview) => preview.id === id);
  return found?.shows === 'mail' ? found.html : '';
}

function unpictured([name, html]: readonly [string, string]): readonly [string, string] {
  return [name, html.replaceAll(/src="https:[^"]*"/g, '')];
}
