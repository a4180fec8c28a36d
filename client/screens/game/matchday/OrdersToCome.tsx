import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { orderInWords } from '../../../simulation/club/orderWords.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './OrdersToCome.module.css'

/** Own standing orders that may still be carried out in the match. */
export const OrdersToCome = observer(function OrdersToCome() {
  const { touchline } = useGameStores()
  const { ordersToCome } = touchline
  if (ordersToCome.length === 0) return null
  return (
    <section aria-label="Standing orders" className={styles.orders}>
      <h3 className={styles.heading}>Standing orders</h3>
      <p className={styles.note}>They still happen, but they leave alone what you change in this match.</p>
      <ul>
        {ordersToCome.map(({ index, order, isCalledOff }) => (
          <li key={index} className={styles.order} data-off={isCalledOff || undefined}>
            <span>{orderInWords(order)}</span>
            <Button
              size="small"
              aria-label={`${isCalledOff ? 'Undo' : 'Call off'}: ${orderInWords(order)}`}
              onClick={() => touchline.callOff(index, !isCalledOff)}
            >
              {isCalledOff ? 'Undo' : 'Call off'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
})
