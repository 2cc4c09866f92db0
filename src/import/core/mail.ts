/** A signature or a mail from elsewhere, as it came: nothing of it is trusted. */
export interface ImportedMail {
  readonly html: string;
  /** The pictures that came with it, as `data:` addresses, by what the HTML may call them (`pictureKey`). */
  readonly pictures: readonly (readonly [key: string, address: string])[];
  /** Pictures without a name, in the order in which the HTML shows those that nothing else is known of. */
  readonly unnamed: readonly string[];
}

/** How long the sides of a picture of unknown size are laid out, in px. */
export const UNKNOWN_SIDE = 24;

/** The same where the picture comes to the canvas before it is loaded: a photo is shown so large. */
export const HELD_SIDE = 60;

/** The name under which a picture that came with a mail is found: a `cid:` without its scheme, or a file's own name. */
export function pictureKey(name: string): string {
  const bare = name.replace(/^cid:/i, '').replace(/^<|>$/g, '');
  const [file = ''] = bare.split(/[?#]/);
  return decoded(file.split(/[\\/]/).at(-1) ?? '').toLowerCase();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
