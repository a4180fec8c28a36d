// Matchers such as toBeVisible for the elements that a screen shows.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Lazy chunks take longer than the default timeout of one second on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Testing Library registers its own cleanup only with vitest's globals, which are off.
afterEach(cleanup)
