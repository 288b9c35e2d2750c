// Made by `npm run db:schema` from platform/db: the migrations and the views.

/**
 * The row of each table and view as both engines return it; of a view, every column may be null by this. A store
 * narrows what it needs: `Pick<Rows['deposit'], 'id' | 'state'> & { state: DepositState }`.
 */
export type Rows = {
  activity_timer: {
    player_id: string
    chosen_minutes: number | null
    since: Date
    due_at: Date | null
    shown_at: Date | null
  }
  bonus_assignment: {
    player_id: string
    id: string
    campaign_id: string
    key: string
    vertical: string
    category: string
    code: string | null
    currency: string
    granted: bigint
    wager_required: bigint
    wager_done: bigint
    state: string
    terms: unknown
    terms_version: string
    deposit_id: string | null
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    end_cause: string | null
    shown_progress: bigint | null
    carried: bigint | null
  }
  bonus_campaign: {
    id: string
    kind: string
    vertical: string
    category: string
    trigger_event: string | null
    markets: unknown
    code: string | null
    audience: string
    status: string
    starts_at: Date
    ends_at: Date | null
    terms: unknown
    names: unknown
    steps: number
    changed_at: Date
  }
  bonus_progress: {
    player_id: string
    assignment_id: string
    transaction_id: string
    counted: bigint
    bet_id: string | null
  }
  book_check: {
    id: string
    made_at: Date
    read_until: Date
    swept_to: string | null
    wallets: number
    took_ms: number
    differences: unknown
  }
  consent: {
    player_id: string
    id: string
    kind: string
    version: string
    granted: boolean
    at: Date
    visitor: string
    details: unknown
  }
  deposit: {
    player_id: string
    id: string
    key: string
    request_hash: string
    method: string
    currency: string
    amount: bigint
    state: string
    reason: string | null
    blocked_meanwhile: boolean
    sequence: number
    request: unknown
    step: string | null
    url: string | null
    transaction_id: string | null
    owed: bigint
    created_at: Date
    changed_at: Date
    ask_at: Date | null
    past_limit: boolean
    bonus_id: string | null
    bonus: unknown
    bonus_amount: bigint | null
    bonus_refusal: string | null
    refunded: bigint
    charged_back: bigint
    version: number
  }
  deposit_attempt: {
    player_id: string | null
    id: string | null
    provider: string | null
    reference: string | null
    category: string | null
    type: string | null
    status: string | null
    currency: string | null
    amount: bigint | null
    balance_after: bigint | null
    round_ref: string | null
    game_id: string | null
    method: string | null
    reason: string | null
    created_at: Date | null
  }
  detail_change: {
    player_id: string
    detail: string
    changes: number
  }
  document_change: {
    player_id: string
    id: string
    document_id: string
    at: Date
    from_status: string
    to_status: string
    cause: string
    reason: string | null
  }
  document_file: {
    id: string
    player_id: string
    document_id: string
    kind: string
    bytes: number
    key_id: string
    wrapped_key: Uint8Array
    sealed: Uint8Array
    uploaded_at: Date
    sent_at: Date | null
    delete_after: Date | null
  }
  favourite_game: {
    player_id: string
    lobby: string
    game_id: string
    added_at: Date
  }
  feed_token: {
    hash: string
    player_id: string
    session_id: string
    expires_at: Date
  }
  free_bet: {
    player_id: string
    id: string
    campaign_id: string
    currency: string
    amount: bigint
    terms: unknown
    terms_version: string
    created_at: Date
    expires_at: Date
    bet_id: string | null
    ended_at: Date | null
  }
  game_pace: {
    player_id: string
    provider: string
    game_id: string
    round_at: Date
  }
  game_round: {
    player_id: string
    provider: string
    round_ref: string
    game_id: string
    state: string
    stake_total: bigint
    payout_total: bigint
    opened_at: Date
    bonus_assignment_id: string | null
    bonus_stake: bigint | null
  }
  game_session: {
    hash: string
    player_id: string
    session_id: string
    provider: string
    game_id: string
    currency: string
    expires_at: Date
    opened_at: Date | null
    category: string
    stake_min: bigint
    stake_max: bigint | null
    round_cap: bigint | null
    pace_ms: number
    one_at_a_time: boolean
    game_type: string | null
    limits_first: unknown
    payout_max: bigint | null
    ticket_hash: string | null
  }
  game_ticket: {
    hash: string
    player_id: string
    session_id: string
    provider: string
    game_id: string | null
    currency: string
    expires_at: Date
  }
  identity_check: {
    id: string
    player_id: string
    started_at: Date
    outcome: string | null
    ended_at: Date | null
  }
  identity_link: {
    issuer: string
    subject: string
    player_id: string
    linked_at: Date
  }
  identity_refusal: {
    draft_id: string
    id: string
    at: Date
    other_id: string
    points: number
    reasons: string[]
  }
  identity_review: {
    player_id: string
    other_id: string
    at: Date
    points: number
    reasons: string[]
    state: string
    decided_at: Date | null
    cause: string | null
  }
  job: {
    id: string
    kind: string
    key: string
    payload: unknown
    run_at: Date
    attempts: number
    locked_until: Date | null
    last_error: string | null
    puts: number
    tries: number
  }
  ledger_entry: {
    player_id: string | null
    transaction_id: string | null
    leg: number | null
    account: string | null
    currency: string | null
    amount: bigint | null
    balance_after: bigint | null
    seq: bigint | null
  }
  ledger_transaction: {
    player_id: string
    id: string
    provider: string
    reference: string
    category: string
    type: string
    status: string
    currency: string
    amount: bigint
    balance_after: bigint
    round_ref: string | null
    game_id: string | null
    reverses: string | null
    created_at: Date
  }
  ledger_transfer: {
    player_id: string
    transaction_id: string
    leg: number
    debit: string
    credit: string
    currency: string
    amount: bigint
    debit_after: bigint | null
    debit_seq: bigint | null
    credit_after: bigint | null
    credit_seq: bigint | null
  }
  limit_change: {
    player_id: string
    no: number
    kind: string
    period: string
    event: string
    value_before: bigint | null
    value_after: bigint | null
    pending_value: bigint | null
    works_from: Date | null
    at: Date
    recorded_at: Date
    cause: string
    text_version: string | null
    acknowledged: string | null
    acknowledged_at: Date | null
    lock_reason: string | null
    locked_until: Date | null
    staff: string | null
  }
  limit_raise: {
    player_id: string
    no: number
    at: Date
    used: bigint
    value: bigint
  }
  limit_review: {
    player_id: string
    every_months: number
    since: Date
    answered_at: Date | null
    later_until: Date | null
    shown_at: Date | null
  }
  limit_state: {
    player_id: string
    time_zone: string
    version: number
    counts_play: boolean
    due_at: Date
    day_from: Date
    week_from: Date
    month_from: Date
    spent: bigint
    spent_at_day: bigint
    spent_at_week: bigint
    spent_at_month: bigint
    lost: bigint
    lost_at_day: bigint
    lost_at_week: bigint
    lost_at_month: bigint
    spend_stop: bigint | null
    loss_stop: bigint | null
    loss_most: bigint | null
  }
  message: {
    id: string
    kind: string
    recipient: string
    template: string
    language: string
    params: unknown
    sent_at: Date
  }
  newest_game_session: {
    player_id: string
    session_hash: string
  }
  one_time_code: {
    purpose: string
    subject: string
    id: string
    code_hash: string
    tries: number
    used_at: Date | null
    expires_at: Date
  }
  outbox: {
    player_id: string
    seq: bigint
    transaction_id: string
    created_at: Date
  }
  own_budget: {
    player_id: string
    per: string
    amount: bigint
    set_at: Date
  }
  password_reset: {
    hash: string
    sms_hash: string | null
    player_id: string
    expires_at: Date
  }
  payment_instrument: {
    player_id: string
    id: string
    method: string
    token: string
    label: string
    is_kept: boolean
    last_used_at: Date
  }
  phone_change: {
    player_id: string
    id: string
    phone: string
    expires_at: Date
  }
  play_counted: {
    player_id: string
    time_zone: string
    counted_until: Date
  }
  play_day: {
    player_id: string
    starts_at: Date
    type: string
    status: string
    total: bigint
    played: bigint
  }
  play_stretch: {
    player_id: string
    starts_at: Date
    played: bigint
  }
  player: {
    id: string
    access_id: string
    email: string
    password_hash: string
    display_name: string
    country_code: string
    province_code: string | null
    language_code: string
    currency: string
    status: string
    status_until: Date | null
    multibrand_suspended: boolean
    kyc_status: string
    terms_version: string
    signed_in_before: boolean
    registered_at: Date
    new_since: Date | null
    payout: boolean
    casino: boolean
    live_casino: boolean
    sports: boolean
    virtual_sports: boolean
    bonuses: boolean
    deposit: boolean
    withdrawal: boolean
    volt: boolean
    affiliate_reg: boolean
    macropay: boolean
    withdrawal_review: boolean
    crypto: boolean
    loyalty_level: number
    limit_level: number
    status_before: string | null
  }
  player_change: {
    player_id: string
    id: string
    at: Date
    cause: string
    field: string
    before: unknown
    after: unknown
  }
  player_document: {
    id: string
    player_id: string
    document_type: string
    about: string
    status: string
    sub_type: string | null
    rejection_reason: string | null
    trigger: string | null
    changed_at: Date
    request_reason: string | null
  }
  player_game_setting: {
    player_id: string
    suggestions: boolean
    changed_at: Date
  }
  player_limit: {
    player_id: string
    kind: string
    period: string
    value: bigint | null
    pending_value: bigint | null
    pending_from: Date | null
    confirm_by: Date | null
    is_locked: boolean
    locked_until: Date | null
    updated_at: Date
    lock_reason: string | null
  }
  player_person: {
    player_id: string
    first_name: string
    last_name: string
    date_of_birth: Date | null
    phone: string | null
    phone_verified_at: Date | null
    email_verified_at: Date | null
    street: string
    city: string
    postal_code: string
    cpf: string | null
    bonus_code: string | null
    notification_type: string
  }
  player_session: {
    player_id: string
    id: string
    refresh_hash: string
    previous_refresh_hash: string | null
    rotated_at: Date | null
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    revoked_at: Date | null
    revoked_because: string | null
    ip: string
    user_agent: string
    country_code: string
    provider_session: string | null
    payout_only: boolean
  }
  posted_reference: {
    player_id: string
    provider: string
    reference: string
    request_hash: string
    transaction_id: string | null
    answer: unknown
  }
  protection_event: {
    player_id: string
    id: string
    at: Date
    kind: string
    until: Date | null
    status_before: string
    session_id: string | null
    visitor: string
    text_version: string | null
    acknowledged: string | null
    acknowledged_at: Date | null
    details: unknown
  }
  psp_event: {
    event_id: string
    subject: string
    reference: string
    sequence: number
    body_hash: string
    body: unknown
    received_at: Date
    applied_at: Date | null
    outcome: string | null
  }
  psp_unread_event: {
    provider: string
    body_hash: string
    reason: string
    size: number
    body: Uint8Array
    named: string[]
    received_at: Date
    ask_at: Date
    asked_at: Date | null
    outcome: string | null
  }
  questionnaire_answer: {
    player_id: string
    id: string
    at: Date
    occupation: string
    other_occupation: string | null
    salary_range_id: number
    currency: string
    source_of_funds: string
    other_source_of_funds: string | null
    place_of_birth: string | null
    nationality: string | null
  }
  rate_window: {
    key: string
    calls: number
    ends_at: Date
  }
  reconciliation: {
    id: string
    made_at: Date
    from_at: Date
    until_at: Date
    theirs: number
    ours: number
    differences: unknown
  }
  register_answer: {
    player_id: string
    id: string
    at: Date
    register: string
    occasion: string
    answer: string
    until: Date | null
    receipt: string | null
  }
  register_exclusion: {
    player_id: string
    register: string
    since: Date
  }
  round_win: {
    currency: string
    game_id: string
    amount: bigint
    won_at: Date
  }
  segment_member: {
    segment_key: string
    player_id: string
    added_at: Date
  }
  self_test: {
    player_id: string
    id: string
    at: Date
    band: string
    text_version: string | null
  }
  sign_in: {
    player_id: string
    id: string
    at: Date
    ip: string
    country_code: string
  }
  sign_in_failure: {
    email_hash: string
    failures: number
    first_at: Date
    locked_until: Date | null
    guesses_until: Date | null
  }
  sign_up_draft: {
    id: string
    token_hash: string
    email: string
    password_hash: string
    first_name: string
    last_name: string
    country_code: string
    language_code: string
    terms_version: string
    marketing_opt_in: boolean
    bonus_code: string | null
    visitor: string
    province_code: string | null
    date_of_birth: Date | null
    street: string | null
    city: string | null
    postal_code: string | null
    phone: string | null
    cpf: string | null
    email_verified_at: Date | null
    phone_verified_at: Date | null
    opened_at: Date | null
    created_at: Date
    expires_at: Date
    affiliate_reg: boolean
  }
  signing_key: {
    kid: string
    private_jwk: unknown
    public_jwk: unknown
    created_at: Date
    retired_at: Date | null
  }
  spent_challenge: {
    hash: string
    expires_at: Date
  }
  spent_token: {
    hash: string
    expires_at: Date
  }
  sports_bet: {
    player_id: string
    id: string
    provider: string
    bet_ref: string
    request_hash: string
    kind: string
    sizes: unknown
    currency: string
    stake: bigint
    stake_per_line: bigint
    potential_payout: bigint
    state: string
    revision: number
    change_hash: string | null
    cash_outs: unknown
    outcome: unknown
    payout_due: bigint
    payout_paid: bigint
    cash_out_due: bigint
    cash_out_paid: bigint
    refund_due: bigint
    refund_paid: bigint
    placed_at: Date
    changed_at: Date
    free_bet_id: string | null
    bonus_assignment_id: string | null
    bonus_stake: bigint
    bonus_paid: bigint
    bonus_refunded: bigint
    bonus_lapsed: bigint
  }
  sports_bet_id: {
    provider: string
    bet_ref: string
    player_id: string | null
    refused: string | null
    at: Date
  }
  sports_leg: {
    player_id: string
    bet_id: string
    leg: number
    event: string
    market: string
    outcome: string
    odds: number
    is_banker: boolean
    sport: string
    region: string
    competition: string
    home: string
    away: string
    starts_at: Date
    is_live: boolean
    result: unknown
  }
  sports_reconciliation: {
    id: string
    provider: string
    made_at: Date
    from_at: Date
    until_at: Date
    theirs: number
    ours: number
    differences: unknown
  }
  statement_entry: {
    player_id: string | null
    id: string | null
    provider: string | null
    reference: string | null
    category: string | null
    type: string | null
    status: string | null
    posted_status: string | null
    currency: string | null
    amount: bigint | null
    balance_after: bigint | null
    round_ref: string | null
    game_id: string | null
    reverses: string | null
    created_at: Date | null
  }
  subscription: {
    player_id: string
    channel: string
    communication_type: string
    enabled: boolean
    changed_at: Date
  }
  timeout_cooling: {
    player_id: string
    time_out_until: Date
    ends_at: Date
  }
  wallet_account: {
    player_id: string
    account: string
    currency: string
    balance: bigint
    seq: bigint
  }
  warning: {
    player_id: string
    id: string
    rule: string
    level: number
    at: Date
    figures: unknown
    is_open: boolean
    shown_at: Date | null
    answered_at: Date | null
    answer: string | null
    noted_at: Date | null
  }
  warning_state: {
    player_id: string
    version: number
    looked_at: Date | null
    counted_until: Date | null
    no_marketing_until: Date | null
  }
  withdrawal: {
    player_id: string
    id: string
    reference: string
    request_hash: string
    state: string
    method: string
    instrument_token: string
    currency: string
    amount: bigint
    lock_tx: string
    settle_tx: string | null
    needs_review: boolean
    hold_until: Date
    reason: string | null
    provider_note: string | null
    requested_at: Date
    changed_at: Date
    return_tx: string | null
    returned: bigint
  }
  withdrawal_step: {
    player_id: string
    withdrawal_id: string
    step: number
    state: string
    at: Date
    cause: string
  }
}
