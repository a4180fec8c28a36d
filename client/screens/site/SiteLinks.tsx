import { Link } from 'react-router-dom'

/** Header links of the smaller public pages. */
export function SiteLinks() {
  return (
    <>
      <Link to="/">Home</Link>
      <Link to="/about">About</Link>
      <Link to="/terms-of-service">Terms of Service</Link>
      <Link to="/privacy-policy">Privacy Policy</Link>
    </>
  )
}
