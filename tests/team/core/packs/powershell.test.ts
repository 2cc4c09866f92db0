import { describe, expect, test } from 'vitest';
import { packOf, PACKS } from '../../../../src/team/core/packs/packs';
import { withoutStrings } from './powershell-reader';
import { contentOf, GROUPED, membersOf, runPack, textOf, ZOE, type RunOutcome } from './run';

/* There is no PowerShell here, so the scripts are checked as text. */

const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ['tom@x.example', { ...ZOE, mobile: '', fax: '+44 1' }],
]);
const outcomes = await Promise.all(PACKS.map(async (pack) => runPack(pack, TEAM)));
const grouped = await Promise.all(
  PACKS.map(async (pack) => runPack(pack, TEAM, { plan: GROUPED })),
);
const scripts = scriptsOf(outcomes);

function scriptsOf(made: readonly RunOutcome[]) {
  return made
    .flatMap(({ files }) => files)
    .filter(({ path }) => path.endsWith('.ps1'))
    .map((file) => ({ path: file.path, content: file.content, text: textOf(file) }));
}

/** Cmdlets that take signs of a pattern in `-Path` for one. */
const TAKE_PATTERNS =
  /\b(?:Get-Content|Set-Content|Test-Path|Import-Csv|Export-Csv|Remove-Item|Copy-Item|Get-ChildItem|Remove-ItemProperty|New-ItemProperty)\b/;

test('there are those of four packs', () => {
  expect(scripts.map(({ path }) => path).toSorted()).toEqual([
    'exchange/deploy.ps1',
    'exchange/undo.ps1',
    'outlook-windows/install.ps1',
    'outlook-windows/undo.ps1',
    'set-outlooksignatures/replacement variables.ps1',
    'transport-rule/rule.ps1',
    'transport-rule/undo.ps1',
  ]);
});

const all = [
  ...scripts.map((script) => [script.path, script] as const),
  ...scriptsOf(grouped).map((script) => [`${script.path} with groups`, script] as const),
];

describe.each(all)('%s', (path, script) => {
  const { content, text } = script;
  const code = withoutStrings(text);

  test('is plain letters with a byte-order mark and the line ends of Windows', () => {
    expect(typeof content).toBe('string');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.slice(1)).toMatch(/^(?:[\x20-\x7e]*\r\n)+$/);
  });

  test('closes all quotes and brackets', () => {
    let open = '';
    const pairs: string[] = [];
    for (const sign of code.match(/[()[\]{}]/g) ?? []) {
      if (!'([{'.includes(sign)) pairs.push(`${open.at(-1)}${sign}`);
      open = '([{'.includes(sign) ? open + sign : open.slice(0, -1);
    }
    expect(pairs.filter((pair) => !['()', '[]', '{}'].includes(pair))).toEqual([]);
    expect(open).toBe('');
  });

  test('runs no text as code, and takes no name for a pattern', () => {
    expect(code).not.toMatch(
      /Invoke-Expression|\biex\b|ScriptBlock|Add-Type|DownloadString|Invoke-Web/i,
    );
    for (const line of code.split('\n').filter((each) => TAKE_PATTERNS.test(each))) {
      expect(line).toContain('-LiteralPath');
    }
  });

  test('calls only functions that it has, and has none that it does not call', () => {
    const defined = new Set(
      [...code.matchAll(/\bfunction ([A-Z][\w-]+)/g)].map(([, name = '']) => name),
    );
    const called = [...code.matchAll(/\b(?:Read|Find|Save|Add|Assert|Write)-[A-Z]\w+/g)]
      .map(([name]) => name)
      .filter((name) => !/^Write-(?:Output|Warning)$/.test(name));
    for (const name of called) expect(defined).toContain(name);
    for (const name of defined)
      expect(called.filter((each) => each === name).length).toBeGreaterThan(1);
  });

  test('gives each variable a value before it is read', () => {
    const set = /\$(\w+)\s*=[^=]|\]\s*\$(\w+)|\(\$(\w+) in /g;
    const given = new Set(BUILT_IN);
    for (const [, ...names] of code.matchAll(set)) given.add(names.join('').toLowerCase());
    const read = [...code.matchAll(/\$(\w+)/g)].map(([, name = '']) => name.toLowerCase());
    expect(read.filter((name) => !given.has(name))).toEqual([]);
  });

  if (path.startsWith('set-')) return;

  test('is strict, and asks before it changes anything', () => {
    expect(code).toContain('Set-StrictMode -Version Latest');
    expect(code).toContain('[CmdletBinding(SupportsShouldProcess = $true)]');
    expect(code).toContain('$PSCmdlet.ShouldProcess(');
    expect(code.indexOf('param(')).toBeLessThan(code.indexOf('Set-StrictMode'));
  });
});

const BUILT_IN =
  '_ true false null psscriptroot pscmdlet whatifpreference env lastexitcode replacehash adpropscurrentmailbox replacementvariableconfigfile'.split(
    ' ',
  );

test('the script for Exchange sets those alone whose files are in the archive', async () => {
  const { files } = await runPack(packOf('exchange'), TEAM);
  const code = contentOf(files, 'exchange/deploy.ps1');
  expect(code).toContain("if ($person.included -ne 'yes') { continue }");
  expect(contentOf(files, 'exchange/undo.ps1')).not.toContain('included');
});

test('people are found by their address, else by the name that they sign in with', async () => {
  const { files } = await runPack(packOf('outlook-windows'), TEAM);
  const code = contentOf(files, 'outlook-windows/install.ps1');
  expect(code.indexOf('$_.mailbox -eq $Only')).toBeGreaterThan(0);
  expect(code.indexOf('$_.signin -eq $Only')).toBeGreaterThan(code.indexOf('$_.mailbox -eq $Only'));
});

describe('the reader of PowerShell', () => {
  test('finds a quote that is not closed', () => {
    expect(() => withoutStrings("$a = 'it''s\n")).toThrow('not closed');
  });

  test('leaves out strings and notes', () => {
    expect(withoutStrings('$a = \'x(\' + "b`"{" # )\n$c')).toBe('$a = \'\' + "" \n$c');
  });
});
