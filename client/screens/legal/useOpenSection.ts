import { useState } from 'react'

/** One open section: pressing another opens it instead, pressing the open one closes it. */
export function useOpenSection(firstId: string | null) {
  const [openId, setOpenId] = useState<string | null>(firstId)
  return {
    openId,
    open: setOpenId,
    toggle: (id: string) => {
      setOpenId(id === openId ? null : id)
    },
  }
}
