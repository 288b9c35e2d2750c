import type { Dataset } from '../documents/dataset.ts'

/** What queries need of a dataset: its documents, and notification of every change. */
export type ReadDataset = Pick<Dataset, 'name' | 'all' | 'familyOf' | 'onCommit'>
