import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { orderInWords } from '../../../simulation/club/orderWords.ts'
import { MAX_ORDERS, type StandingOrder } from '../../../simulation/club/standingOrder.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { OrderForm } from './OrderForm.tsx'
import { UndoButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'
import styles from './StandingOrders.module.css'

const NEW_ORDER: StandingOrder = { from: 60, when: 'any', tactics: {}, off: 'anyone' }

/** Standing orders: a list of sentences, and a form for the one that is edited. */
export const StandingOrders = observer(function StandingOrders() {
  const { game, orders: decisions, orderFault } = useGameStores()
  const orders = game.state.standingOrders
  const isFull = () => game.state.standingOrders.length >= MAX_ORDERS
  const change = (changed: typeof orders) => decisions.decide('setStandingOrders', changed)
  /** Index of the edited order; the length of the list for a new one. */
  const [edited, setEdited] = useState<number | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const editButtons = useRef<(HTMLButtonElement | null)[]>([])

  useEffect(() => {
    if (edited !== null) area.current?.querySelector<HTMLElement>('form :is(input, select)')?.focus()
  }, [edited])

  const focusAddButton = () => {
    // A disabled button cannot be focused, and one that is disabled next loses the focus.
    const button = addButton.current
    const target = isFull() || button?.disabled ? area.current : button
    target?.focus()
  }

  /** Closes the form; the focus returns to the button that opened it. */
  const close = () => {
    setEdited(null)
    const editButton = edited === null ? null : editButtons.current[edited]
    if (editButton) editButton.focus()
    else focusAddButton()
  }

  return (
    <Panel
      heading="Standing orders"
      aside={
        <UndoButton decisions={decisions} label="Undo change of orders" onUndo={() => setEdited(null)} />
      }
    >
      <div ref={area} className={styles.orders} tabIndex={-1}>
        <p className={styles.note}>
          {orders.length === 0
            ? 'No orders: your side changes nothing by itself. An order changes the set-up or brings on a substitute at a minute you choose, in every match, watched or not.'
            : 'Carried out from the top, once in every match, watched or not. Who goes off is replaced by the best substitute of the same position.'}
        </p>
        {orders.length > 0 && (
          <ol className={layout.stack}>
            {orders.map((order, i) => (
              <li key={i} className={styles.order}>
                <p>{orderInWords(order)}</p>
                <div className={styles.actions}>
                  <IconButton
                    icon="up"
                    label={`Move order ${i + 1} up`}
                    disabled={i === 0}
                    onClick={() => {
                      setEdited(null)
                      change(orders.toSpliced(i - 1, 2, order, ...orders.slice(i - 1, i)))
                    }}
                  />
                  <Button
                    ref={(button) => {
                      editButtons.current[i] = button
                    }}
                    size="small"
                    aria-label={`Edit order ${i + 1}`}
                    aria-expanded={edited === i}
                    onClick={() => setEdited(edited === i ? null : i)}
                  >
                    Edit
                  </Button>
                  <IconButton
                    icon="close"
                    label={`Remove order ${i + 1}`}
                    onClick={() => {
                      change(orders.toSpliced(i, 1))
                      setEdited(null)
                      focusAddButton()
                    }}
                  />
                </div>
                {edited === i && (
                  <OrderForm
                    label={`Order ${i + 1}`}
                    order={order}
                    faultOf={orderFault}
                    onSave={(changed) => {
                      if (change(orders.with(i, changed)).done) close()
                    }}
                    onCancel={close}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        {edited === orders.length && (
          <OrderForm
            label="New order"
            order={NEW_ORDER}
            faultOf={orderFault}
            onSave={(order) => {
              if (change([...orders, order]).done) close()
            }}
            onCancel={close}
          />
        )}
        <div className={layout.row}>
          <Button
            ref={addButton}
            disabled={isFull()}
            aria-expanded={edited === orders.length}
            onClick={() => setEdited(orders.length)}
          >
            Add an order
          </Button>
          <span className={styles.note}>{`${orders.length} of ${MAX_ORDERS}`}</span>
        </div>
      </div>
    </Panel>
  )
})
