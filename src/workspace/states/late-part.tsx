import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part whose code is fetched when it is first shown. React keeps a failed fetch for good; here the next time it is
 * shown it is fetched again, as after a while without a network.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Current = lazy(fetched);

  async function fetched(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } catch (error) {
      Current = lazy(fetched);
      throw error;
    }
  }

  return function LatePart(props: Props) {
    const Shown = Current as unknown as ComponentType<Props>;
    return <Shown {...props} />;
  };
}

/** What is beside the work and comes late: where it fails there is nothing, until there is a network again. */
export class Aside extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly again = (): void => this.setState({ failed: false });

  override componentDidMount(): void {
    window.addEventListener('online', this.again);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.again);
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
