import { changed } from '../../base/changed';
import { SOCIAL_ICONS } from '../../email/social-icons';
import { loadNumbers } from '../../model/person/phone/load-numbers';
import { languageDecider } from '../../model/languages/signature-language';
import { wordsOf } from '../../model/languages/words-of';
import { hasSharedScript, SHARED_SCRIPTS } from '../../model/languages/text-language';
import type { Person } from '../../model/person/signature';
import type { Design, SceneElement } from '../../scene/scene';
import { withCollapseOf } from '../collapse-empty/with-collapse';
import { hasQrCode, isQrCode, withQrCodes, withQrCodesOf } from '../qr/with-qr-codes';
import type { ExportOptions } from '../types';
import { shownSocialStyle } from './shown-social-style';

/** The options with all that a person needs and that is loaded on use. */
export async function withParts(person: Person, options: ExportOptions): Promise<ExportOptions> {
  await languageDecider(person)?.load();
  return withQrCodes(
    person,
    await withNumbersOf(person, await withSocialIcons(options), hasQrCode(person)),
  );
}

/** The options with all that a design needs and that is loaded on use. */
export async function withPartsOf(design: Design, options: ExportOptions): Promise<ExportOptions> {
  await languageDecider(design.person)?.load();
  if (design.elements.some(({ content = '' }) => hasSharedScript(content))) {
    await SHARED_SCRIPTS.load();
  }
  return withQrCodesOf(
    design,
    await withCollapseOf(
      design,
      await withNumbersOf(
        design.person,
        await withWordsOf(design, await withSocialIconsOf(design, options)),
        design.elements.some(isQrCode),
      ),
    ),
  );
}

/** The options with the words of the signature's language, where its pictures are called by them. */
async function withWordsOf(design: Design, options: ExportOptions): Promise<ExportOptions> {
  const isLacking = options.words === undefined && design.elements.some(isSymbol);
  return isLacking ? { ...options, words: await wordsOf(design.person) } : options;
}

function isSymbol({ type }: SceneElement): boolean {
  return type === 'icon';
}

/** The options with what is known of the person's numbers. */
async function withNumbersOf(
  person: Person,
  options: ExportOptions,
  hasCard: boolean,
): Promise<ExportOptions> {
  const numbers = options.numbers ?? (await loadNumbers(person, hasCard));
  return numbers === undefined ? options : changed(options, { numbers });
}

/** The options with the social icons, where links are shown by them. */
export async function withSocialIcons(options: ExportOptions): Promise<ExportOptions> {
  const { socialStyle = 'letters', socialIcons } = options;
  const isLacking = shownSocialStyle(socialStyle, options) === 'icons' && socialIcons === undefined;
  return isLacking ? { ...options, socialIcons: await SOCIAL_ICONS.load() } : options;
}

/** As `withSocialIcons`, for a design. */
async function withSocialIconsOf(design: Design, options: ExportOptions): Promise<ExportOptions> {
  const isLacking = design.elements.some(
    ({ type, style: { socialStyle = 'letters' } }) =>
      type === 'icon' || shownSocialStyle(socialStyle, options) === 'icons',
  );
  return isLacking ? { socialIcons: await SOCIAL_ICONS.load(), ...options } : options;
}
