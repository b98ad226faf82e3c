/** How many steps are kept. */
const most = 100;

/** The states of a board before each change, for undoing them one by one. */
export class ChangeHistory<State> {
  #steps: State[] = [];
  #run: string | undefined;

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /**
   * Keeps the state before a change.
   *
   * @param run Consecutive changes with the same name count as one step, such as letters typed into a field.
   */
  keep(state: State, run?: string) {
    if (run === undefined || run !== this.#run) this.#steps = [...this.#steps, state].slice(-most);
    this.#run = run;
  }

  take(): State | undefined {
    this.#run = undefined;
    return this.#steps.pop();
  }

  forget() {
    this.#steps = [];
    this.#run = undefined;
  }
}
