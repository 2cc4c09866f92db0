/** What in a script is newer than ECMAScript 5, apart from comments and texts. */
export function newerThanOld(script: string): readonly string[] {
  const code = script.replaceAll(/\/\*[^]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, (part) =>
    part.startsWith("'") ? '0' : ' ',
  );
  return Array.from(code.matchAll(NEWER), ([found]) => found);
}

const NEWER =
  /=>|`|\.\.\.|\?\.|\?\?|\*\*|,\s*[)]|\b(?:let|const|class|async|await|import|export|of)\b/g;
