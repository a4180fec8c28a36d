import { useState } from 'react'

/** State of exclusive sections: toggling one opens it and closes the others, toggling the open one closes it. */
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
