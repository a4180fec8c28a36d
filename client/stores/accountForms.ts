/** What a form must hold before it is sent: the first fault, in the order in which the fields are checked. */
import { isEmail, passwordLength, ruleMessages } from '../../server/schemas/accountRules.ts'
import { isBlank, isPlainLine } from '../../server/schemas/visibleText.ts'

/** A fault and the field it lies in; null when there is none. */
type Fault<Field extends string> = { field: Field; message: string } | null

interface AccountFields {
  email: string
  username: string
  password: string
  confirmation: string
}

const MISMATCH = 'Passwords do not match'
const NOT_AGREED = 'You must agree to the terms and conditions'

function loginFault({ email, password }: { email: string; password: string }): Fault<'email' | 'password'> {
  if (email.trim() === '') return { field: 'email', message: ruleMessages.emailMissing }
  if (password === '') return { field: 'password', message: ruleMessages.passwordMissing }
  return null
}

/** Step 1 of the registration. */
function accountFault(fields: AccountFields): Fault<keyof AccountFields> {
  const { email, username } = fields
  if (email.trim() === '') return { field: 'email', message: ruleMessages.emailMissing }
  const misnamed = usernameFault(username)
  if (misnamed) return misnamed
  if (!isEmail(email.trim())) return { field: 'email', message: ruleMessages.emailWrong }
  return passwordFault(fields)
}

function passwordFault({
  password,
  confirmation,
}: Pick<AccountFields, 'password' | 'confirmation'>): Fault<'password' | 'confirmation'> {
  if (password === '') return { field: 'password', message: ruleMessages.passwordMissing }
  if (password.length < passwordLength.min) return { field: 'password', message: ruleMessages.passwordShort }
  if (password !== confirmation) return { field: 'confirmation', message: MISMATCH }
  return null
}

/** Asked of a password that is otherwise fine: the list of common ones is a chunk that no page waits for. */
async function commonPasswordFault(password: string): Promise<Fault<'password'>> {
  try {
    const { isCommonPassword } = await import('../../server/schemas/commonPasswords.ts')
    return isCommonPassword(password) ? { field: 'password', message: ruleMessages.passwordCommon } : null
  } catch {
    // The server has the list too.
    return null
  }
}

/** A change of the password by somebody who is logged in. */
function passwordChangeFault({
  currentPassword,
  ...wanted
}: Pick<AccountFields, 'password' | 'confirmation'> & { currentPassword: string }): Fault<
  'currentPassword' | 'password' | 'confirmation'
> {
  if (currentPassword === '')
    return { field: 'currentPassword', message: ruleMessages.currentPasswordMissing }
  return passwordFault(wanted)
}

/** A password that only has to be given. */
function givenPasswordFault(password: string): Fault<'password'> {
  return password === '' ? { field: 'password', message: ruleMessages.passwordMissing } : null
}

/** Step 2 of the registration. */
function teamFault({
  teamName,
  hasAgreed,
}: {
  teamName: string
  hasAgreed: boolean
}): Fault<'teamName' | 'hasAgreed'> {
  const misnamed = teamNameFault(teamName)
  if (misnamed) return misnamed
  if (!hasAgreed) return { field: 'hasAgreed', message: NOT_AGREED }
  return null
}

function emailFault(email: string): Fault<'email'> {
  if (email.trim() === '') return { field: 'email', message: ruleMessages.emailMissing }
  return isEmail(email.trim()) ? null : { field: 'email', message: ruleMessages.emailWrong }
}

function usernameFault(username: string): Fault<'username'> {
  if (isBlank(username)) return { field: 'username', message: ruleMessages.usernameMissing }
  return isPlainLine(username.trim()) ? null : { field: 'username', message: ruleMessages.usernameWrong }
}

function teamNameFault(teamName: string): Fault<'teamName'> {
  if (isBlank(teamName)) return { field: 'teamName', message: ruleMessages.teamNameMissing }
  return isPlainLine(teamName.trim()) ? null : { field: 'teamName', message: ruleMessages.teamNameWrong }
}

export const accountForms = {
  loginFault,
  accountFault,
  passwordFault,
  commonPasswordFault,
  passwordChangeFault,
  givenPasswordFault,
  teamFault,
  emailFault,
  usernameFault,
  teamNameFault,
}
