import { Link } from 'react-router-dom'
import { SOCIAL_LINKS } from './claims.ts'
import styles from './SiteFooter.module.css'

/** Footer of every public page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>Floodlight</p>
      <nav aria-label="About the site" className={styles.links}>
        <Link to="/about">About</Link>
        <Link to="/terms-of-service">Terms of Service</Link>
        <Link to="/privacy-policy">Privacy Policy</Link>
      </nav>
      <ul className={styles.links} aria-label="Follow us">
        {SOCIAL_LINKS.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
