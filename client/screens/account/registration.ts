/** Fields of the two registration steps. */
export interface Registration {
  email: string
  username: string
  password: string
  confirmation: string
  teamName: string
  hasAgreed: boolean
}

export const EMPTY_REGISTRATION: Registration = {
  email: '',
  username: '',
  password: '',
  confirmation: '',
  teamName: '',
  hasAgreed: false,
}

export interface StepProps {
  fields: Registration
  onChange: (changed: Partial<Registration>) => void
  fault: { field: string; message: string } | null
}
