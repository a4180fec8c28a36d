import captions from '../../../assets/video/gameplay.vtt?url'
import poster from '../../../assets/video/gameplay.jpg'
import video from '../../../assets/video/gameplay.webm'
import page from './LandingPage.module.css'
import styles from './GameplayVideo.module.css'

/** Forty seconds of the game, recorded by `npm run record`. Only the poster is loaded before it is played. */
export function GameplayVideo() {
  return (
    <section id="video" className={page.section} aria-labelledby="video-heading">
      <h2 id="video-heading" className={page.heading}>
        Video
      </h2>
      <figure className={styles.figure}>
        <video
          className={styles.video}
          controls
          preload="none"
          playsInline
          width={1280}
          height={720}
          poster={poster}
          aria-label="Gameplay video"
          aria-describedby="video-text"
        >
          <source src={video} type="video/webm" />
          <track kind="captions" srcLang="en" label="English" src={captions} />
        </video>
        <figcaption id="video-text">
          Recorded from the game, without sound: the manager's dashboard, a change in the eleven, tactics, the
          transfer market, an upgrade of the training ground, a week at fast speed, match day under the lights
          with its score board, commentary and momentum, the result with its reasons, and the league table as
          clubs move to their new places.
        </figcaption>
      </figure>
    </section>
  )
}
