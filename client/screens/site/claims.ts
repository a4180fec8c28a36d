/** Claims and contacts of the site, as supplied by the owner, and its testimonials. The only place to change them. */

interface Claim {
  figure: string
  name: string
}

interface Testimonial {
  quote: string
  author: string
  /** Stars, 1–5. */
  rating: number
}

/** Figures below the landing page's cover. */
export const LANDING_CLAIMS: readonly Claim[] = [
  { figure: '100+', name: 'unique players' },
  { figure: '20', name: 'clubs' },
  { figure: '15', name: 'training facilities' },
]

/** Figures beside the About page's tabs. */
export const ABOUT_CLAIMS: readonly Claim[] = [
  { figure: '50+', name: 'leagues' },
  { figure: '10K+', name: 'players' },
  { figure: '25', name: 'training methods' },
  { figure: '500+', name: 'AI managers' },
  { figure: '30+', name: 'year span' },
  { figure: '4.8', name: 'rating' },
  { figure: '500K+', name: 'downloads' },
]

/** Voices of the game's own world: no player of the game is quoted, and the page says so. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote: 'They sold my favourite forward to pay for a roof, and we let them know. Best season in years.',
    author: 'A season-ticket holder',
    rating: 5,
  },
  {
    quote:
      'Table printed, bruises counted, boots cleaned. Then the lights come on and nobody talks of anything else.',
    author: 'The kit man',
    rating: 5,
  },
  {
    quote: 'The sheet told me exactly why we lost four nil. I did not enjoy reading it, but it was right.',
    author: 'A head coach, sacked twice',
    rating: 4,
  },
]

export const SOCIAL_LINKS = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'Discord', href: 'https://discord.com/' },
] as const

/** Contact address in terms and privacy policy. */
export const CONTACT_EMAIL = 'hello@floodlight.example'
