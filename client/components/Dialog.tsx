import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useContext, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import iconButton from './IconButton.module.css'
import { NestedDialog } from './nestedDialog.ts'
import { ToolPlace } from './toolPlace.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  open?: boolean
  /** Called on Esc, on a click on the backdrop and on the cross. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; the last one is the default action. */
  footer?: ReactNode
  size?: 'narrow' | 'wide'
  /** Stacks the content with a gap between its parts. */
  gap?: 'small' | 'regular'
  /** 'below' keeps the upper part of the page free, for the scene behind the dialog. */
  place?: 'middle' | 'below'
  /** False for a decision that has to be taken with the buttons of the footer. */
  dismissible?: boolean
  /** Renders the heading as a banner in the colour of this tone. */
  tone?: 'good' | 'fair' | 'bad'
  /** Renders the heading as a banner with an icon, in a colour of the tokens that contrasts with --on-status. */
  banner?: { colour: `var(--${string})`; icon: IconName }
  /** Element that receives focus on close. Defaults to the element focused before opening. */
  finalFocus?: () => HTMLElement | null
}

/**
 * Modal dialog. Traps the focus and restores it on close. On opening, the first element with the attribute
 * `data-initial-focus` receives it, otherwise the content, where Enter does nothing and the arrow keys scroll.
 */
export function Dialog({
  open = true,
  onClose,
  title,
  children,
  footer,
  size = 'narrow',
  gap,
  place = 'middle',
  dismissible = true,
  tone,
  banner,
  finalFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const nested = useContext(NestedDialog)
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
            ref={popup}
            className={styles.popup}
            data-size={size}
            style={banner && { borderBlockStartColor: banner.colour }}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? body.current
            }
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
                <BaseDialog.Close className={`${iconButton.button} ${styles.close}`} aria-label="Close">
                  <Icon name="close" />
                </BaseDialog.Close>
              )}
            </header>
            {/* A scroll container has to be reachable by keyboard. */}
            <div ref={body} className={styles.body} role="group" aria-label={title} tabIndex={0}>
              {/* A panel that opens the dialog is no place for the tools in it. */}
              <ToolPlace value={undefined}>
                {gap === undefined ? (
                  children
                ) : (
                  <div className={styles.stack} data-gap={gap}>
                    {children}
                  </div>
                )}
              </ToolPlace>
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
            {nested !== null && <NestedDialog value={null}>{nested}</NestedDialog>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** Button that closes the dialog it is in. */
export function CloseButton(props: ComponentProps<typeof Button>) {
  return <BaseDialog.Close render={<Button {...props} />} />
}
