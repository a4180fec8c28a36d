import { Button } from '../../components/Button.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { StepProps } from './registration.ts'

/** Step 1 of the registration: the account. */
export function AccountStep({ fields, onChange, fault }: StepProps) {
  const field = (name: 'email' | 'username' | 'password' | 'confirmation') => ({
    name,
    value: fields[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: fault?.field === name ? fault.message : undefined,
  })
  return (
    <>
      {/* The email is what one logs in with: password managers store it as the name of the account. */}
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextField label="Username" autoComplete="nickname" maxLength={30} {...field('username')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        maxLength={200}
        {...field('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        maxLength={200}
        {...field('confirmation')}
      />
      <Button type="submit" variant="primary" size="large">
        Continue
      </Button>
    </>
  )
}
