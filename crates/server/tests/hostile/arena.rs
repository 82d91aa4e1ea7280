use protocol::{FromClient, FromServer, Time};
use testkit::site::{Dice, Seat, Site, Socket, Table, seed};

use super::SERVER;

/// A site with a game between two people that nothing shall disturb. Red has played g2; it is Blue's turn.
pub struct Arena {
    pub site: Site,
    pub dice: Dice,
    pub red: Seat,
    pub blue: Seat,
    red_table: Table,
    blue_table: Table,
}

impl Arena {
    pub async fn new() -> Arena {
        let site = Site::start(SERVER).await;
        let mut dice = Dice::new(seed());
        let (red, blue) = site.pair(&mut dice, Time::Untimed).await;
        let (mut red_table, blue_table) = (site.sit(&red).await, site.sit(&blue).await);
        assert_eq!(red_table.play("g2").await, Ok(3));
        Arena { site, dice, red, blue, red_table, blue_table }
    }

    /// A new connection that follows the game.
    pub async fn open(&self, secret: Option<&str>) -> Socket {
        let mut socket = self.site.socket().await;
        let open =
            FromClient::Open { id: 1, game: self.red.game.clone(), seat: secret.map(ToOwned::to_owned) };
        socket.say(&open).await.unwrap();
        assert!(matches!(socket.hear().await, Ok(FromServer::Snapshot(_))));
        socket
    }

    /// Nothing has happened in the game; both players' connections live, and the game goes on.
    pub async fn goes_on_untouched(mut self) {
        assert_eq!(self.site.snapshot(&self.red.game).await.version, 3);
        self.blue_table.until(|mirror| mirror.version == 3).await;
        assert_eq!(self.blue_table.play("a2").await, Ok(4));
        self.red_table.until(|mirror| mirror.version == 4).await;
        assert_eq!(self.red_table.play("f1").await, Ok(5));
        self.blue_table.until(|mirror| mirror.version == 5).await;
        for table in [&self.red_table, &self.blue_table] {
            assert!(table.refused.is_empty(), "{:?}", table.refused);
            assert_eq!(table.mirror.snapshots, 1, "nobody had to start anew");
        }
        assert!(self.site.panics().is_empty());
    }
}
