import { createContext } from 'react'

/** Reports that a chart could not be saved as a picture. */
export const PictureFault = createContext(() => {})
