import { Button } from '../../components/Button.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { StepProps } from './registration.ts'

/** Step 1 of the registration: the account. */
export function AccountStep({ fields, onChange, fault }: StepProps) {
  const errorAt = (field: string) => (fault?.field === field ? fault.message : undefined)
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={fields.email}
        onChange={(email) => {
          onChange({ email })
        }}
        error={errorAt('email')}
      />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        maxLength={30}
        value={fields.username}
        onChange={(username) => {
          onChange({ username })
        }}
        error={errorAt('username')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        maxLength={200}
        value={fields.password}
        onChange={(password) => {
          onChange({ password })
        }}
        error={errorAt('password')}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={200}
        value={fields.confirmation}
        onChange={(confirmation) => {
          onChange({ confirmation })
        }}
        error={errorAt('confirmation')}
      />
      <Button type="submit" variant="primary" size="large">
        Continue
      </Button>
    </>
  )
}
