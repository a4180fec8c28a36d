import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  /** Esc, the backdrop and the cross ask for it. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons; the last is the one that goes on. */
  footer?: ReactNode
  size?: 'narrow' | 'wide'
  /** 'below' leaves the upper part of the page free, for the picture behind. */
  place?: 'middle' | 'below'
  /** False for a decision that only the footer's buttons can take. */
  dismissible?: boolean
  /** Prints the heading as a banner in the colour of what it says. */
  tone?: 'good' | 'fair' | 'bad'
  /** Prints the heading as a banner too, with a picture, in a colour of the tokens that bears --on-status. */
  banner?: { colour: `var(--${string})`; icon: IconName }
  /** What has the focus when it opens; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What has it when it closes; what had it before unless told, or when this gives null. */
  finalFocus?: () => HTMLElement | null
}

/** A modal dialog: it keeps the focus and gives it back to what had it before. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'narrow',
  place = 'middle',
  dismissible = true,
  tone,
  banner,
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(_, details) => {
        if (dismissible) onClose()
        else details.cancel()
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} data-place={place} />
        <BaseDialog.Viewport className={styles.viewport} data-place={place}>
          <BaseDialog.Popup
            className={styles.popup}
            data-size={size}
            style={banner && { borderBlockStartColor: banner.colour }}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <header
              className={styles.header}
              data-tone={banner ? 'own' : tone}
              style={banner && { background: banner.colour }}
            >
              {banner && <Icon name={banner.icon} size={40} />}
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {dismissible && (
                <BaseDialog.Close className={styles.close} aria-label="Close">
                  <Icon name="close" />
                </BaseDialog.Close>
              )}
            </header>
            {/* Scrolls, so the keyboard must reach it. */}
            <div className={styles.body} role="group" aria-label={title} tabIndex={0}>
              {children}
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
