import { LakeError } from '../documents/types.ts'
import { NoTurnError, Turns } from '../turns/turns.ts'

/** A visitor's page shows some dozens of pictures; editors have a queue of their own. */
const OF_STRANGERS = { atOnce: 2, atOnceEach: 2, waiting: 150, waitingEach: 100 }
const OF_EDITORS = { atOnce: 1, atOnceEach: 1, waiting: 200, waitingEach: 150 }
/** Of bodies that have come in: fewer do at once (`http/asset-routes.ts`). */
const OF_UPLOADS = { atOnce: 1, atOnceEach: 1, waiting: 64, waitingEach: 32 }
const ONE_OF_BOTH = { atOnce: 1, atOnceEach: 1, waiting: 1, waitingEach: 1 }

type Work<Value> = () => Promise<Value>

/**
 * Who may have a picture decoded now. That takes one of the few threads that also read files and check passwords: visitors
 * have two of them, editors one, which their pictures and their uploads take by turns.
 */
export class PictureTurns {
  readonly #strangers = new Turns(OF_STRANGERS)
  readonly #editors = new Turns(OF_EDITORS)
  readonly #uploads = new Turns(OF_UPLOADS)
  readonly #threadOfEditors = new Turns(ONE_OF_BOTH)

  /** All three reject with LakeError 503 when too much is waiting, in all or for this client. */
  ofStranger<Value>(network: string, work: Work<Value>): Promise<Value> {
    return orBusy(this.#strangers.run(network, work))
  }

  ofEditor<Value>(id: string, work: Work<Value>): Promise<Value> {
    return orBusy(this.#editors.run(id, () => this.#threadOfEditors.run('pictures', work)))
  }

  ofUpload<Value>(id: string, work: Work<Value>): Promise<Value> {
    return orBusy(this.#uploads.run(id, () => this.#threadOfEditors.run('uploads', work)))
  }
}

function orBusy<Value>(turn: Promise<Value>): Promise<Value> {
  return turn.catch((error: unknown) => {
    if (!(error instanceof NoTurnError)) throw error
    throw new LakeError(503, 'busy', 'Too many pictures are waiting')
  })
}
