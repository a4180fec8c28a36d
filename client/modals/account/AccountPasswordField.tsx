import { PasswordField } from '../../components/PasswordField.tsx'

interface AccountPasswordFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Present password of the account, asked for before a change that a stranger must not make. */
export function AccountPasswordField(props: AccountPasswordFieldProps) {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      maxLength={200}
      data-initial-focus
      {...props}
    />
  )
}
