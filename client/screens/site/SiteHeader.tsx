import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './SiteHeader.module.css'

interface SiteHeaderProps {
  /** Links between the site's name and the entries to the game. */
  children: ReactNode
  /** True for a manager who is logged in to an account, to whom the office is the entry. */
  isLoggedIn?: boolean
}

/** Header with name, links and entries to the game. On narrow screens the links collapse into a menu. */
export function SiteHeader({ children, isLoggedIn = false }: SiteHeaderProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.name}>
        Floodlight
      </Link>
      <span className={styles.toggle}>
        <Button
          icon={<Icon name={isOpen ? 'close' : 'system'} />}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen(!isOpen)}
        >
          Menu
        </Button>
      </span>
      <div id="site-menu" className={styles.menu} data-open={isOpen || undefined}>
        <nav aria-label="Site" className={styles.links} onClick={() => setOpen(false)}>
          {children}
        </nav>
        <div className={styles.doors}>
          {isLoggedIn ? (
            <ButtonLink to="/dashboard" variant="primary">
              Your Office
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login">Log In</ButtonLink>
              <ButtonLink to="/register" variant="primary">
                Create Account
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  )
}
