/** Validation of the account forms. Each function returns the first fault in the order of the fields. */
import { isEmail, passwordLength, ruleMessages } from '../../server/schemas/accountRules.ts'
import { isBlank, isPlainLine } from '../../server/schemas/visibleText.ts'

/** Fault of a field; null for a valid form. */
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

/** Checks a password that is otherwise valid. The list of common passwords is a lazy chunk. */
async function commonPasswordFault(password: string): Promise<Fault<'password'>> {
  try {
    const { isCommonPassword } = await import('../../server/schemas/commonPasswords.ts')
    return isCommonPassword(password) ? { field: 'password', message: ruleMessages.passwordCommon } : null
  } catch {
    // The server has the list too.
    return null
  }
}

/** Change of the password by a logged-in user. */
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

/** Password that is only required, such as an existing one. */
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
