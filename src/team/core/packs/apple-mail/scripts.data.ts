/* The scripts for a Mac. They run in any shell of POSIX. */

/** What both of them begin with, and where Apple Mail keeps signatures. */
export const SHELL_SHARED = String.raw`
set -eu
LC_ALL=C
export LC_ALL

state="$HOME/Library/Application Support/CompanySignature"

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

confirm() {
  printf '%s [y/N] ' "$1"
  read -r answer
  case "$answer" in
    y | Y | yes) ;;
    *) fail 'Nothing was changed.' ;;
  esac
}

# Of the versions of a folder, the newest one that holds signatures.
newest() {
  best=0
  for path in "$1"/V*; do
    number="${'$'}{path##*/V}"
    case "$number" in '' | *[!0-9]*) continue ;; esac
    if [ "$number" -gt "$best" ] && [ -r "$path/$2/AllSignatures.plist" ]; then
      best="$number"
      found="$path/$2"
    fi
  done
}

# iCloud counts where it is on.
find_signatures() {
  found=''
  newest "$HOME/Library/Mail" 'MailData/Signatures'
  newest "$HOME/Library/Mobile Documents/com~apple~mail/Data" 'Signatures'
  if [ -z "$found" ]; then
    fail 'No signatures found. Give Terminal full disk access, and make one signature in Mail first.'
  fi
}

need_mail_closed() {
  if pgrep -x Mail >/dev/null 2>&1; then fail 'Quit Mail first.'; fi
}`;

export const INSTALL_HEAD = String.raw`#!/bin/sh
# Installs the signature of one person in Apple Mail: sh install.sh name@company
# It asks before it changes anything.`;

export const SHELL_INSTALL = String.raw`
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
ADDRESS="$(printf '%s' "${'$'}{1:-}" | tr 'A-Z' 'a-z')"
export ADDRESS
if [ -z "$ADDRESS" ]; then fail 'Say whose signature: sh install.sh name@company'; fi

file=$(tr -d '\r' <"$here/files.csv" | awk -F, '$1 == ENVIRON["ADDRESS"] { print $2; exit }')
case "$file" in
  '' | [!a-z0-9]* | *[!a-z0-9._+@-]*) fail 'There is no signature for this address.' ;;
esac
source="$here/files/$file.mailsignature"
if [ ! -f "$source" ]; then fail 'There is no signature for this address.'; fi

need_mail_closed
find_signatures
confirm "Install the signature of $ADDRESS?"

mkdir -p "$state"
if [ -f "$state/id" ]; then
  id=$(cat "$state/id")
else
  id=$(uuidgen)
  cp "$found/AllSignatures.plist" "$state/AllSignatures.before.plist"
  /usr/libexec/PlistBuddy -c 'Add :0 dict' "$found/AllSignatures.plist"
  /usr/libexec/PlistBuddy -c 'Add :0:SignatureIsRich bool true' "$found/AllSignatures.plist"
  /usr/libexec/PlistBuddy -c "Add :0:SignatureName string 'Company signature'" "$found/AllSignatures.plist"
  /usr/libexec/PlistBuddy -c "Add :0:SignatureUniqueId string $id" "$found/AllSignatures.plist"
  printf '%s\n' "$id" >"$state/id"
fi

target="$found/$id.mailsignature"
if [ -f "$target" ]; then chflags nouchg "$target"; fi
cp "$source" "$target"
# Mail would write it again in its own way otherwise.
chflags uchg "$target"
printf '%s\n' 'Installed. Open Mail, Settings, Signatures, and drag Company signature to your account.'`;

export const UNINSTALL_HEAD = String.raw`#!/bin/sh
# Removes the signature that install.sh has put into Apple Mail. It asks before it changes anything.`;

export const SHELL_UNINSTALL = String.raw`
if [ ! -f "$state/id" ]; then fail 'Nothing was installed by install.sh.'; fi
id=$(cat "$state/id")
case "$id" in
  '' | *[!A-Fa-f0-9-]*) fail 'The note of what was installed cannot be read.' ;;
esac

need_mail_closed
find_signatures
confirm 'Remove the company signature?'

target="$found/$id.mailsignature"
if [ -f "$target" ]; then
  chflags nouchg "$target"
  rm "$target"
fi

index=0
while one=$(/usr/libexec/PlistBuddy -c "Print :$index:SignatureUniqueId" "$found/AllSignatures.plist" 2>/dev/null); do
  if [ "$one" = "$id" ]; then
    /usr/libexec/PlistBuddy -c "Delete :$index" "$found/AllSignatures.plist"
    break
  fi
  index=$((index + 1))
done
rm "$state/id"
printf '%s\n' 'Removed.'`;
