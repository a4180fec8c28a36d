/** Which characters a name may hold. Free of packages, so that the client may check its forms with it. */

/** Blanks, control and format characters, fillers of Hangul, the blank of Braille: none leaves a mark. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Line breaks, control characters, what turns the direction of writing, and what is not drawn at all. */
const refused =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/**
 * Unseen characters that change what is seen: the letters of a regional flag, the selector of an emoji's colours,
 * the joiner of two emoji, and the joiners of scripts that need them, such as Persian and Hindi.
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

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

/** Whether a text of one line holds nothing that can't be seen. */
export function isPlainLine(text: string): boolean {
  return !refused.test(text.replace(meaningful, ''))
}
