/** Rules for the characters of names. Imports no package, so that the client can validate its forms with it. */

/** Text of invisible characters only: spaces, control and format characters, Hangul fillers, the blank Braille pattern. */
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Line breaks, control characters, bidirectional controls, and other invisible characters. */
const forbidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/**
 * Invisible characters that change what is displayed: tags of a regional flag, variation selectors and zero-width
 * joiners of emoji, and joiners in scripts that need them, such as Persian and Hindi.
 */
const meaningful = new RegExp(
  [
    String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`,
    String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\p{L}\p{M}])(?<!\p{Script=Latin})[\u200c\u200d](?=\p{L})`,
  ].join('|'),
  'gu',
)

/** True when the text shows nothing at all. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}

/** True when the text is a single line without meaningless invisible characters. */
export function isPlainLine(text: string): boolean {
  return !forbidden.test(text.replace(meaningful, ''))
}
