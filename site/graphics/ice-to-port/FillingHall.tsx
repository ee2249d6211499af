/**
 * The hall where containers are filled, cut open like the ground: the pipe from the spring rises
 * in it, and one container stands under the filling arm. The next leaves on its truck.
 */
export function FillingHall() {
  return (
    <>
      <path className="ice-to-port-pipe-wall" d="M786 480H858V424H912V438" />
      <path className="ice-to-port-pipe" data-flow d="M786 480H858V424H912V438" />
      <path
        className="ice-to-port-wall"
        d="M842 462V410L918 388 994 410V462H988V414L918 394 848 414V462Z"
      />
      <path
        className="ice-to-port-hair"
        d="M848 414H988M883 404V414M953 404V414M918 394V414M848 414 883 404 918 414 953 404 988 414"
      />
      <path className="ice-to-port-hair" d="M842 410V406L918 384 994 406V410" />
      <path className="ice-to-port-box ice-to-port-box-bare" d="M894 446h37v16h-37z" />
      <path className="ice-to-port-bag" d="M896.5 460.5c-2-8.5 2-10.5 16-10.5s18 2 16 10.5z" />
      <path className="ice-to-port-outline" d="M912 438v11" />
      <path className="ice-to-port-hair" d="M966 462V428H988M971 462V433H988" />
      <path className="ice-to-port-outline" d="M802 462H1302" />
      <path className="ice-to-port-mark" d="M1030 440.5h30v13h-30z" />
      <path className="ice-to-port-truck" d="M1028 455.5H1080V452M1063 455.5V442h9l7 6.5v7z" />
      <path
        className="ice-to-port-wheels"
        d="M1031 458.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M1039.5 458.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M1068 458.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0"
      />
    </>
  )
}
