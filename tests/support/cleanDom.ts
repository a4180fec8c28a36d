import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without vitest's global functions the library can't hook itself in.
afterEach(cleanup)
