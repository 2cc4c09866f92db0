import { describe, expect, test } from 'vitest';
import { printedTemplate } from '../../src/export/print-preview';
import { gmailAndroidDark } from '../../src/export/previews/previews';
import { completeSignature } from '../../src/model/person/signature';
import type { TemplateId } from '../../src/model/template-ids';
import { findTemplate } from '../../src/templates/registry';
import { lowContrasts } from '../helpers/doc-rules';
import { PRESET_SCHEMES } from '../helpers/palettes';
import { FULL } from '../helpers/signatures';

/* The dark mode of Gmail on Android inverts dark text and leaves dark backgrounds: text on these must count as light. */

const DARK: readonly TemplateId[] = ['neon', 'futuristic', 'tech'];

/** The dots of a window hold no words. */
const DOTS = /^"●"/;

describe.each(DARK)('%s', (id) => {
  test.each(PRESET_SCHEMES)(
    'stays readable in the dark of Gmail on Android: %s',
    (_, colorScheme) => {
      const person = completeSignature({ ...FULL, colorScheme });
      const { doc } = printedTemplate(person, findTemplate(id), {});
      const words = lowContrasts(gmailAndroidDark.transform(doc)).filter(
        (line) => !DOTS.test(line),
      );
      expect(words).toEqual([]);
    },
  );
});
