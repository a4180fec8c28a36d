/** Texts that players can read, found in the source by the compiler's syntax tree. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A text with its place: `client/modals/X.tsx:12`. What is put in at run time stands in braces. */
interface PlayerText {
  place: string
  text: string
}

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['client', 'scenes', 'server']

/** Files whose strings no player reads: names, checks of saves, the database, the start of the server, its API. */
const UNREAD = new RegExp(
  [
    'client/(serviceWorker/|vault|browserEnvironment|components/face/)',
    'client/simulation/(save/|core/(checks|figures|streams)|players/names|clubs/clubNames)',
    'server/(db/|client/|rest/(openApi|routes)|schemas/\\w+Passwords|main|config|metrics|app\\.|backup|restore|trustedProxies)',
    'scenes/(paint|painter|sound|core|ground)/',
  ].join('|'),
)

/** Attributes of elements, and properties of the same names, that hold no words. */
const MUTE_ATTRIBUTES =
  /^(className|id|htmlFor|key|role|type|href|to|src|rel|target|style|d|fill|stroke|viewBox|autoComplete|data-.*|kind|tone|variant|size|icon|align|transform|preserveAspectRatio|aria-(live|controls|labelledby|describedby))$/

/** Calls whose arguments are for machines or logs. */
const MUTE_CALLS = new RegExp(
  `(^|\\.)(${[
    'info|warn|error|debug|trace|fatal|log|mark|measure',
    'querySelector(All)?|getElementById|closest|matches|createElement|setAttribute|dispatchEvent|(add|remove)EventListener',
    '(get|set|remove)Item|(set)?header|require|matchMedia|matchesMedia|useMediaQuery|windowOpen|open',
    'startsWith|endsWith|includes|split|replace(All)?|stream|fork|sql|execute|query|randomFor',
  ].join('|')})$`,
  'i',
)

/** Constructors whose messages go to a log, not to a player. */
const MUTE_ERRORS = /^(Error|TypeError|RangeError|RegExp|URL|Worker)$/

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
    .filter((file) => !UNREAD.test(file))
    .toSorted()
}

/** Every text of the client, the scenes and the server. */
export function playerTexts(): PlayerText[] {
  return sources().flatMap((file) => textsOf(file, readFileSync(join(ROOT, file), 'utf8')))
}

/** Texts of one file. */
export function textsOf(file: string, source: string): PlayerText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: PlayerText[] = []
  const note = (node: ts.Node, text: string): void => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (!/\p{L}/u.test(words.replace(/\{[^}]*\}|<>/g, ''))) return
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    found.push({ place: `${file}:${line + 1}`, text: words })
  }
  const visit = (node: ts.Node): void => {
    if (isMute(node)) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))) {
        note(node, node.children.map(jsxWords).join(''))
      }
    } else if (isString(node) && isWorded(node)) note(node, wordsOf(node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

type StringNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression

function isString(node: ts.Node): node is StringNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

/** Words of a child of an element; elements within it are read on their own. */
function jsxWords(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text
  if (!ts.isJsxExpression(child)) return '<>'
  const inner = child.expression
  if (inner === undefined) return ''
  return ts.isStringLiteralLike(inner) ? inner.text : `{${nameOf(inner)}}`
}

function wordsOf(node: StringNode): string {
  if (!ts.isTemplateExpression(node)) return node.text
  return (
    node.head.text +
    node.templateSpans.map((span) => `{${nameOf(span.expression)}}${span.literal.text}`).join('')
  )
}

/** A short name for what is put into a text. */
function nameOf(expression: ts.Expression): string {
  const text = expression.getText().replace(/\s+/g, ' ')
  return text.length <= 40 ? text.replace(/[{}]/g, '') : '…'
}

/** True for a branch of the tree that holds nothing for people: imports, types, comparisons, keys, logs. */
function isMute(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isTaggedTemplateExpression(node) || ts.isRegularExpressionLiteral(node)) return true
  if (ts.isJsxAttribute(node)) return MUTE_ATTRIBUTES.test(node.name.getText())
  if (ts.isNewExpression(node)) return MUTE_ERRORS.test(node.expression.getText())
  if (ts.isCallExpression(node)) return MUTE_CALLS.test(node.expression.getText())
  return false
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])

/** True for a string of words for people: prose, a capitalised word, or a word put into prose. */
function isWorded(node: StringNode): boolean {
  const parent = node.parent
  if (ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind)) return false
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  if (ts.isPropertyAssignment(parent) && MUTE_ATTRIBUTES.test(parent.name.getText())) return false
  const words = wordsOf(node).replace(/\{[^}]*\}/g, '§')
  if (/^(use strict|[#./]|https?:|data:|image\/|text\/|[MLZ]\s?-?[\d§])/.test(words)) return false
  if (/^(\S*[_/=;{}]\S*|\S+\.\w+)$/.test(words) && !/\s/.test(words)) return false
  if (
    /^(rgb|translate|light-dark|var|url)\(|^\((width|pointer)|\d+px|\d+ \/ |^input:|\[role|^§, button|^trust proxy$/.test(
      words,
    )
  )
    return false
  const bare = words.replaceAll('§', '').trim()
  if (/\p{L}\p{Ll}*[ ,.:'’%–]+ *\p{L}/u.test(words) || /^\p{Lu}\p{Ll}+[.!?:…]?$/u.test(bare)) return true
  if (/\s/.test(words) && /\p{L}{2}/u.test(words)) return true
  return /^[\p{Ll} ]+$/u.test(bare) && isPartOfProse(node)
}

/** True for a word that is put into a sentence: `${n} ${n === 1 ? 'goal' : 'goals'}`. */
function isPartOfProse(node: ts.Node): boolean {
  const parent = node.parent
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) return isPartOfProse(parent)
  if (ts.isTemplateSpan(parent)) return true
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)
}
