import { foldHeader } from '../columns/fold-header';

/* How directories mark an account that is not written from, in their languages. */

/** Whether a kind of account is that of a guest: somebody with an address elsewhere. */
export function isGuest(userType: string, signInName: string): boolean {
  return signInName.toUpperCase().includes('#EXT#') || GUESTS.has(foldHeader(userType));
}

interface AccountState {
  readonly enabled?: string | undefined;
  readonly blocked?: string | undefined;
  readonly status?: string | undefined;
}

/** Whether somebody cannot sign in, by any of three columns. A value that is neither yes nor no is ignored. */
export function isBlocked({ enabled = '', blocked = '', status = '' }: AccountState): boolean {
  return (
    (enabled !== '' && NO.has(foldHeader(enabled))) ||
    (blocked !== '' && YES.has(foldHeader(blocked))) ||
    (status !== '' && isOut(status))
  );
}

function isOut(status: string): boolean {
  // userAccountControl of Active Directory: ACCOUNTDISABLE is 2, and all of its accounts have 512 or more.
  if (/^\d{3,9}$/.test(status)) return Number(status) >= 512 && (Number(status) & 2) !== 0;
  return OUT.has(foldHeader(status));
}

function folded(...texts: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(texts.flat().map(foldHeader));
}

const GUESTS = folded(
  ['guest', 'guestuser', 'guestaccount', 'externalguest', 'gast', 'gastbenutzer', 'gastkonto'],
  ['invité', 'utilisateurinvité', 'invitado', 'ospite', 'convidado', 'gastgebruiker', 'gość'],
  ['гість', 'гость', 'ゲスト', '来宾', '訪客', '来賓', '게스트'],
);

const YES = folded(
  ['true', 'yes', 'y', '1', 'on', 'x', 'blocked', 'disabled', 'suspended', 'wahr', 'ja', 'j'],
  ['gesperrt', 'blockiert', 'vrai', 'oui', 'o', 'bloqué', 'verdadero', 'sí', 's', 'vero', 'sì'],
  ['verdadeiro', 'sim', 'bloqueado', 'bloccato', 'waar', 'geblokkeerd', 'prawda', 'tak', 't'],
  ['zablokowany', 'так', 'да', 'истина', 'заблоковано', 'заблокирован', 'はい', '是'],
);

const NO = folded(
  ['false', 'no', 'n', '0', 'off', 'disabled', 'inactive', 'blocked', 'falsch', 'nein'],
  ['deaktiviert', 'inaktiv', 'faux', 'non', 'désactivé', 'inactif', 'falso', 'deshabilitado'],
  ['inactivo', 'disabilitato', 'inattivo', 'não', 'desativado', 'inativo', 'onwaar', 'nee'],
  ['uitgeschakeld', 'fałsz', 'nie', 'wyłączone', 'ні', 'нет', 'ложь', 'いいえ', '否'],
);

const OUT = folded(
  ['suspended', 'archived', 'blocked', 'deleted', 'disabled', 'inactive', 'deactivated', 'left'],
  ['terminated', 'former', 'retired', 'deprovisioned', 'offboarded', 'gesperrt', 'archiviert'],
  ['gelöscht', 'deaktiviert', 'inaktiv', 'ausgeschieden', 'blockiert', 'suspendu', 'archivé'],
  ['bloqué', 'supprimé', 'désactivé', 'inactif', 'suspendido', 'archivado', 'bloqueado'],
  ['eliminado', 'deshabilitado', 'inactivo', 'sospeso', 'archiviato', 'bloccato', 'eliminato'],
  ['disabilitato', 'inattivo', 'suspenso', 'arquivado', 'excluído', 'desativado', 'inativo'],
  ['geschorst', 'gearchiveerd', 'geblokkeerd', 'verwijderd', 'uitgeschakeld', 'inactief'],
  ['zawieszony', 'zarchiwizowany', 'zablokowany', 'usunięty', 'wyłączony', 'nieaktywny'],
  ['призупинено', 'архівовано', 'заблоковано', 'видалено', 'неактивний', 'приостановлен'],
  ['заблокирован', 'удален', 'неактивен', '停止中', 'アーカイブ済み', '削除済み', '無効'],
  ['已暂停', '已存档', '已删除', '已禁用', '已停用', '停用'],
);
